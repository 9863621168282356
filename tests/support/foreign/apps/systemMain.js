System.register([], function (exports, context) {
  return {
    execute: function () {
      exports('bootstrap', async function () {});
      exports('mount', async function (props) {
        var root = props.container.querySelector('#lift-root');
        root.innerHTML = '<button>Details</button><p></p>';
        root.querySelector('button').onclick = function () {
          context.import('./page.js').then(function (page) {
            root.querySelector('p').textContent = page.text + ' of ' + new URL(context.meta.url).hostname;
          });
        };
        // As a module that was evaluated in the scope of the realm.
        root.dataset.same = String((0, eval)('typeof System') + ' ' + (window.System === System));
      });
      exports('unmount', async function () {});
    },
  };
});
