// Reveals the start page (startPage.ts) when the application's first script does not load or throws before the portal
// has rendered. ES5: it also runs in browsers that cannot parse that script.
(function () {
  // The newest features of Chrome 111, the oldest browser that the build supports.
  function isOutdated() {
    return !(
      'toSorted' in Array.prototype &&
      window.CSS &&
      CSS.supports &&
      CSS.supports('color', 'color-mix(in srgb, red, red)')
    );
  }

  function reveal(event) {
    var page = document.getElementById('portal-start');
    if (!page) window.removeEventListener('error', reveal, true);
    else if (/\/umi\.[^/]*$/.test(event.filename || event.target.src))
      page.setAttribute('data-problem', isOutdated() ? 'outdated' : 'failed');
  }

  window.addEventListener('error', reveal, true);
})();
