import { loadMicroApp } from 'qiankun';

// Baseline for the portal's host: bare `loadMicroApp` in an empty page.
const entry = new URLSearchParams(location.search).get('entry');

document.querySelector('button').addEventListener('click', () => {
  loadMicroApp({ name: 'bench', entry, container: '#place' });
});
