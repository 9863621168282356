// As webpack builds pages: each loads a style sheet, and renders once it is loaded.
(function () {
  var root;
  function loadStyle(href) {
    return new Promise(function (resolve, reject) {
      var link = document.createElement('link');
      link.rel = 'stylesheet';
      link.type = 'text/css';
      link.onload = resolve;
      link.onerror = function () {
        link.parentNode.removeChild(link);
        reject(new Error('Loading CSS chunk failed. (' + href + ')'));
      };
      link.href = href;
      document.head.appendChild(link);
    });
  }
  window.liftApp = {
    bootstrap: async function () {},
    mount: async function (props) {
      root = props.container.querySelector('#lift-root');
      await loadStyle(window.__INJECTED_PUBLIC_PATH_BY_QIANKUN__ + 'page.css');
      root.innerHTML = '<h1 class="lift-title">Lifts with style</h1>';
    },
    unmount: async function () {
      root.textContent = '';
    },
  };
})();
