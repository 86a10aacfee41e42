import '@fontsource-variable/inter';
import '@fontsource-variable/fraunces';
import './styles/base.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { chooseLanguage, words } from './app/words.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no element #app');

// The first paint already has words: a page that changes its mind about language flickers.
await words.speak(chooseLanguage(navigator.languages));

export default mount(App, { target });
