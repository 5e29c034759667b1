import '../src/typeface.css';
import '../src/theme.css';
import '../src/base.css';
import { mount } from 'svelte';
import Harness from './Harness.svelte';

const theme = new URLSearchParams(location.search).get('theme');
if (theme) document.documentElement.dataset.theme = theme;
mount(Harness, { target: document.getElementById('app')! });
