// As Angular programs are: Zone.js replaces functions of the page, and what a task of the program's zone has changed
// is drawn after it, and by nothing else.
(function () {
  var base = window.__POWERED_BY_QIANKUN__ ? '/lift' : '';
  var assets = window.__INJECTED_PUBLIC_PATH_BY_QIANKUN__ || '/';
  var root;
  var state;
  function here() {
    return location.pathname.replace(base, '') || '/';
  }
  function draw() {
    root.querySelector('[data-path]').textContent = state.path;
    root.querySelector('[data-tasks]').textContent = state.tasks.join(' ');
    root.querySelector('[data-clicks]').textContent = state.clicks.join(' ');
  }
  function note(list, name) {
    return function () {
      list.push(name);
    };
  }
  function runTasks() {
    var tasks = state.tasks;
    Promise.resolve().then(note(tasks, 'promise'));
    queueMicrotask(note(tasks, 'microtask'));
    setTimeout(note(tasks, 'timeout'));
    requestAnimationFrame(note(tasks, 'frame'));
    var interval = setInterval(function () {
      clearInterval(interval);
      tasks.push('interval');
    });
    var observer = new MutationObserver(function () {
      observer.disconnect();
      tasks.push('mutation');
    });
    observer.observe(root.querySelector('h1'), { attributes: true });
    root.querySelector('h1').title = 'changed';
    var request = new XMLHttpRequest();
    request.onload = note(tasks, 'onload');
    request.addEventListener('load', note(tasks, 'load'));
    request.open('GET', assets + 'app.js');
    request.send();
    fetch(assets + 'app.js').then(note(tasks, 'fetch'));
  }
  function start() {
    root.querySelector('[data-next]').addEventListener('click', function () {
      history.pushState({}, '', base + '/records/' + (Number(here().split('/')[2] || 0) + 1));
      state.path = here();
    });
    root.querySelector('[data-run]').onclick = runTasks;
    root.addEventListener('click', note(state.clicks, 'element'));
    document.body.addEventListener('click', note(state.clicks, 'body'));
    document.addEventListener('click', note(state.clicks, 'document'));
    window.addEventListener('click', note(state.clicks, 'window'));
    window.addEventListener('popstate', function () {
      state.path = here();
    });
  }
  window.liftApp = {
    bootstrap: function () {
      return Promise.resolve();
    },
    mount: function (props) {
      root = props.container.querySelector('#lift-root');
      root.innerHTML =
        '<h1>Lifts in zones</h1><p data-path></p><p data-tasks></p><p data-clicks></p>' +
        '<button data-next>Next record</button> <button data-run>Run tasks</button>';
      state = { path: here(), tasks: [], clicks: [] };
      var zone = Zone.current.fork({
        name: 'lift',
        onInvokeTask: function (parent, current, target, task, self, args) {
          try {
            return parent.invokeTask(target, task, self, args);
          } finally {
            draw();
          }
        },
      });
      zone.run(start);
      draw();
      return Promise.resolve();
    },
    // Its listeners stay.
    unmount: function () {
      root.textContent = '';
      return Promise.resolve();
    },
  };
})();
