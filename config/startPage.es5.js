// Reveals the start page (startPage.ts) when the browser is too old, or when the application's first script or its texts
// do not load, or that script throws before the portal has rendered. ES5, and before that script: it also runs in browsers
// that cannot parse it.
(function () {
  // Together the oldest supported browsers: Chrome 111, Firefox 121, Safari 16.4 (docs/browsers.md).
  function isOutdated() {
    return !(
      'toSorted' in Array.prototype &&
      'hasOwn' in Object &&
      'structuredClone' in window &&
      window.CSS &&
      CSS.supports &&
      CSS.supports('color', 'color-mix(in srgb, red, red)') &&
      CSS.supports('selector(:has(a))')
    );
  }

  function show(problem) {
    document.getElementById('portal-start').setAttribute('data-problem', problem);
  }

  function onError(event) {
    if (!document.getElementById('portal-start')) window.removeEventListener('error', onError, true);
    else if (/\/(umi|texts-[\w-]+)\.[^/]*$/.test(event.filename || event.target.src)) show('failed');
  }

  // The application does not start then (src/app.tsx), whatever else it lacks.
  if (isOutdated()) show('outdated');
  else window.addEventListener('error', onError, true);
})();
