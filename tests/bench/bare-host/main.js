import { loadMicroApp } from 'qiankun';

// The floor that the portal's own host is compared with: bare `loadMicroApp` in an empty page.
const entry = new URLSearchParams(location.search).get('entry');

document.querySelector('button').addEventListener('click', () => {
  loadMicroApp({ name: 'bench', entry, container: '#place' });
});
