// Reaches for what programs of teams reach for, and writes down what came of it.
(function () {
  var base = window.__INJECTED_PUBLIC_PATH_BY_QIANKUN__;
  var root, assets, elsewhere;
  function settledBy(target, good, bad) {
    return new Promise(function (resolve, reject) {
      target[good] = resolve;
      target[bad || 'onerror'] = reject;
    });
  }
  function load(tag, attributes, good) {
    var element = document.createElement(tag);
    var result = settledBy(element, good || 'onload');
    Object.assign(element, attributes);
    if (tag === 'script' || tag === 'link') document.head.appendChild(element);
    return result;
  }
  function blobOf(text, type) {
    return URL.createObjectURL(new Blob([text], { type: type }));
  }
  function dataOf(event) {
    return event.data;
  }
  var listed = {
    'socket of its own': function () {
      return settledBy(new WebSocket(base.replace('http', 'ws') + 'socket'), 'onmessage').then(dataOf);
    },
    'socket at the address of the page': function () {
      return settledBy(new WebSocket('ws://' + location.host + '/socket'), 'onmessage').then(dataOf);
    },
    'events of its own': function () {
      return settledBy(new EventSource(base + 'events'), 'onmessage').then(dataOf);
    },
    'worker of its own': function () {
      return settledBy(new Worker(new URL('worker.js', base).href), 'onmessage').then(dataOf);
    },
    'worker of a text': function () {
      return settledBy(new Worker(blobOf("postMessage('hello')", 'text/javascript')), 'onmessage').then(dataOf);
    },
    'sound of its own': function () {
      return load('audio', { src: base + 'beep.wav' }, 'onloadedmetadata');
    },
    'sound it has made': function () {
      return fetch(base + 'beep.wav')
        .then(function (answer) {
          return answer.blob();
        })
        .then(function (blob) {
          return load('video', { src: URL.createObjectURL(blob) }, 'onloadedmetadata');
        });
    },
    'picture of its assets': function () {
      return load('img', { src: assets + '/dot.svg' });
    },
    'sound of its assets': function () {
      return load('audio', { src: assets + '/beep.wav' }, 'onloadedmetadata');
    },
    'data of its assets': function () {
      return fetch(assets + '/dot.svg');
    },
    'style of its assets': function () {
      return load('link', { rel: 'stylesheet', href: assets + '/look.css' });
    },
  };
  var refused = {
    'script of its assets': function () {
      return load('script', { src: assets + '/late.js' });
    },
    'picture of another server': function () {
      return load('img', { src: elsewhere + '/dot.svg' });
    },
    'data of another server': function () {
      return fetch(elsewhere + '/dot.svg');
    },
  };
  function attempt(tries) {
    Object.keys(tries).forEach(function (name) {
      var item = root.querySelector('ul').appendChild(document.createElement('li'));
      function write(outcome) {
        item.textContent = name + ': ' + outcome;
      }
      write('pending');
      tries[name]().then(
        function (answer) {
          write(typeof answer === 'string' ? answer : 'works');
        },
        function () {
          write('refused');
        },
      );
    });
  }
  window.accessApp = {
    bootstrap: async function () {},
    mount: async function (props) {
      root = props.container.querySelector('#access-root');
      assets = root.dataset.assets;
      elsewhere = root.dataset.elsewhere;
      root.innerHTML = '<h1>Access</h1><ul></ul><p></p><button>Reach further</button>';
      root.querySelector('button').onclick = function () {
        attempt(refused);
      };
      root.querySelector('p').textContent = ['camera', 'geolocation']
        .filter(function (feature) {
          return document.featurePolicy.allowsFeature(feature);
        })
        .join(' ');
      attempt(listed);
    },
    unmount: async function () {
      root.textContent = '';
    },
  };
})();
