import { loadMicroApp, prefetchApps } from 'qiankun';
import { preloadApp, startApp } from 'wujie';

/**
 * The replayed day with another runtime: one container for each program, kept alive and hidden by `display: none`, as
 * its documentation shows it, with the best of its own prefetching. `?runtime=qiankun|wujie|iframe&codes=a,b&port=…`
 */
const query = new URLSearchParams(location.search);
const codes = query.get('codes').split(',');
const entryOf = (code) => `http://${code}.localhost:${query.get('port')}/`;
const hasRow = (root) => root?.querySelector('tbody tr') != null;

const runtimes = {
  qiankun: {
    prefetch: () => prefetchApps(codes.map((code) => ({ name: code, entry: entryOf(code) }))),
    start: (code, place) => void loadMicroApp({ name: code, entry: entryOf(code), container: place }),
    isDrawn: (place) => hasRow(place),
  },
  wujie: {
    prefetch: () => codes.forEach((code) => preloadApp({ name: code, url: entryOf(code), alive: true, exec: true })),
    start: (code, place) => void startApp({ name: code, url: entryOf(code), alive: true, el: place }),
    isDrawn: (place) => hasRow(place.querySelector('wujie-app')?.shadowRoot),
  },
  iframe: {
    // A hidden frame runs its program at once; more than the next one would be ten programs at the start.
    prefetch: () => undefined,
    start: (code, place) => {
      const frame = document.createElement('iframe');
      // At the page's own origin: the bench reads whether it has drawn.
      frame.src = `/programs/${code}/`;
      place.append(frame);
    },
    isDrawn: (place) => hasRow(place.querySelector('iframe')?.contentDocument),
  },
};

const { prefetch, start, isDrawn } = runtimes[query.get('runtime')];
const places = new Map();

window.__host = {
  open: (code) => {
    let place = places.get(code);
    for (const [other, node] of places) node.style.display = other === code ? '' : 'none';
    if (place) return;
    place = document.createElement('div');
    place.className = 'place';
    document.body.append(place);
    places.set(code, place);
    start(code, place);
  },
  isShown: (code) => {
    const place = places.get(code);
    return place !== undefined && place.style.display === '' && isDrawn(place);
  },
};
window.addEventListener('load', prefetch);
