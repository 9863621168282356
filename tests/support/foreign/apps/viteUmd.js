// As Vite builds a library: the name is on the window before anything runs, and a bundled Vue adds names of its own.
(function (global, factory) {
  factory((global.liftApp = {}));
})(globalThis, function (exports) {
  window.__VUE_INSTANCE_SETTERS__ = [];
  var root;
  exports.bootstrap = async function () {};
  exports.mount = async function (props) {
    root = props.container.querySelector('#lift-root');
    root.innerHTML = '<h1>Lifts of Vite</h1>';
  };
  exports.unmount = async function () {
    root.textContent = '';
  };
});
