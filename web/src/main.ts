import './theme.css';
import './base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { hub } from './lib/hub.svelte';

// A part of the client that is gone from the server: the page is older than what is served now.
window.addEventListener('vite:preloadError', (event) => {
  event.preventDefault();
  hub.outdated = true;
});

mount(App, { target: document.getElementById('app')! });
