import './typeface.css';
import './theme.css';
import './base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepOfflinePage } from './lib/offline';
import { followPointer } from './lib/pointer';

followPointer();
mount(App, { target: document.getElementById('app')! });
keepOfflinePage();
