// As built by Vite or Rollup with the output format SystemJS: the entry imports what follows by the loader.
(function () {
  var base = window.__INJECTED_PUBLIC_PATH_BY_QIANKUN__;
  var main = System.import(base + 'main.js');
  function call(name) {
    return function (props) {
      return main.then(function (module) {
        return module[name](props);
      });
    };
  }
  window.liftApp = { bootstrap: call('bootstrap'), mount: call('mount'), unmount: call('unmount') };
})();
