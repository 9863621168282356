// Reveals the start page (startPage.ts) when the portal's style sheet does not load: while it gets no response, the
// browser neither paints the page nor runs the deferred scripts. ES5, like startPage.es5.js.
(function () {
  var SLOW_START_MS = 15000;
  var first = document.querySelector('link[rel=stylesheet][href^="/css/umi."]');

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
    var link = first.cloneNode();
    // With the same address it would share the request that gets no response.
    link.href = first.href + '?retry';
    link.onload = hide;
    link.onerror = function () {
      reveal('failed');
    };
    first.parentNode.replaceChild(link, first);
  }

  function showProblem(problem) {
    reveal(problem);
    retry();
  }

  // A sheet that failed before this script ran is there, but empty.
  if (!first || (first.sheet && first.sheet.cssRules.length)) return;
  if (first.sheet) return showProblem('failed');
  var timer = setTimeout(showProblem, SLOW_START_MS, 'slow');
  first.onload = function () {
    clearTimeout(timer);
  };
  first.onerror = function () {
    clearTimeout(timer);
    showProblem('failed');
  };
})();
