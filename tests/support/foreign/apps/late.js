// Fails after the mount, in each of the common ways.
(function () {
  var ways = {
    timeout: function () {
      setTimeout(function () {
        throw new Error('late: timeout');
      });
    },
    rejection: function () {
      Promise.reject(new Error('late: rejection'));
    },
    chunk: function () {
      var script = document.createElement('script');
      script.src = window.__INJECTED_PUBLIC_PATH_BY_QIANKUN__ + 'chunk.js';
      script.onload = function () {
        button('chunk came').id = 'came';
      };
      script.onerror = function () {
        button('chunk failed').id = 'failed';
      };
      document.head.appendChild(script);
    },
  };
  var root;
  function button(name) {
    var element = document.createElement('button');
    element.textContent = name;
    element.onclick = ways[name];
    return root.appendChild(element);
  }
  window.liftApp = {
    bootstrap: async function () {},
    mount: async function (props) {
      root = props.container.querySelector('#lift-root');
      Object.keys(ways).forEach(button);
    },
    unmount: async function () {
      root.textContent = '';
    },
  };
})();
