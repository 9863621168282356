// Reveals the start page (startPage.ts) when the portal's style sheet does not load: while it gets no response, the
// browser neither paints the page nor runs the deferred scripts. ES5, like startPage.es5.js, and ahead of the style sheet:
// a failed preload fails it as soon as its element is there.
(function () {
  var SLOW_START_MS = 15000;
  var timer = setTimeout(showProblem, SLOW_START_MS, 'slow');

  /** Covers what has no styles yet: outside of #root, where the application does not replace the page. */
  function reveal(problem) {
    var page = document.getElementById('portal-start');
    if (!page) return;
    page.setAttribute('data-problem', problem);
    document.body.appendChild(page);
  }

  function hide() {
    var page = document.getElementById('portal-start');
    if (page && page.parentNode === document.body) document.body.removeChild(page);
  }

  /** Requests it again by a link that a script has added: that one blocks neither painting nor scripts. */
  function retry() {
    var first = document.querySelector('link[rel=stylesheet][href^="/css/umi."]');
    if (!first) return;
    var link = first.cloneNode();
    // With the same address it would share the request that gets no response.
    link.href = first.href + '?retry';
    link.onload = hide;
    link.onerror = function () {
      reveal('failed');
    };
    first.parentNode.replaceChild(link, first);
  }

  function stopWaiting() {
    clearTimeout(timer);
    document.removeEventListener('load', onEnd, true);
    document.removeEventListener('error', onEnd, true);
  }

  /** Before the deferred scripts run: then the page is parsed, and nothing of it is replaced. */
  function whenParsed(act) {
    if (document.readyState !== 'loading') act();
    else document.onreadystatechange = act;
  }

  function showProblem(problem) {
    stopWaiting();
    whenParsed(function () {
      document.onreadystatechange = null;
      reveal(problem);
      retry();
    });
  }

  function onEnd(event) {
    if (event.target.rel !== 'stylesheet' || !/\/css\/umi\.[^/]*$/.test(event.target.href)) return;
    if (event.type === 'error') showProblem('failed');
    else stopWaiting();
  }

  document.addEventListener('load', onEnd, true);
  document.addEventListener('error', onEnd, true);
})();
