// Leaves behind every kind of side effect, and replaces built-ins.
(function () {
  var pulse = function () {
    localStorage.setItem('pulse', String(Number(localStorage.getItem('pulse') || 0) + 1));
  };
  var mount = function (props) {
    var root = props.container.querySelector('#lift-root');
    root.textContent = 'hostile';
    var real = root.ownerDocument;
    var realWindow = real.defaultView;

    (function loop() {
      pulse();
      requestAnimationFrame(loop);
    })();
    (function later() {
      pulse();
      setTimeout(later, 5);
    })();
    setInterval(pulse, 5);
    requestIdleCallback(function idle() {
      pulse();
      requestIdleCallback(idle);
    });

    window.addEventListener('keydown', pulse);
    window.addEventListener('scroll', pulse, true);
    document.addEventListener('click', pulse);
    real.addEventListener('selectionchange', pulse);
    real.body.addEventListener('mouseup', pulse, { capture: true });
    realWindow.addEventListener('message', pulse);
    realWindow.addEventListener('popstate', pulse);
    document.defaultView.addEventListener('storage', pulse);
    matchMedia('(min-width: 1px)').addEventListener('change', pulse);

    new MutationObserver(pulse).observe(document.body, { childList: true, subtree: true, attributes: true });
    new ResizeObserver(pulse).observe(document.body);
    new IntersectionObserver(pulse).observe(document.body);
    new BroadcastChannel('lift');

    var popup = document.createElement('div');
    popup.className = 'hostile-popup';
    popup.textContent = 'pop-up';
    document.body.appendChild(popup);
    real.body.insertAdjacentHTML('beforeend', '<p class="hostile-popup">by text</p>');
    real.body.append(Object.assign(real.createElement('aside'), { className: 'hostile-popup', textContent: 'aside' }));
    real.head.appendChild(Object.assign(real.createElement('style'), { textContent: '.hostile { color: red }' }));

    document.body.classList.add('hostile-body');
    document.body.style.overflow = 'hidden';
    document.documentElement.lang = 'xx';
    document.documentElement.dir = 'rtl';

    // oxlint-disable-next-line no-undef -- the undeclared variable is the point
    hostileGlobal = 'by a sloppy assignment';
    realWindow.hostileName = 'by the real window';
    window.ownName = 'by its own window';
    window.fetch = function () {};
    realWindow.fetch = function () {};
    realWindow.JSON.parse = function () {
      return 'bent';
    };
    Array.prototype.hostile = function () {};
    Object.prototype.hostileKey = 'polluted';
    realWindow.History.prototype.pushState = function () {};
    realWindow.EventTarget.prototype.addEventListener = function () {};
    realWindow.setTimeout = function () {};
    new Function('return this')().throughFunction = 1;

    // Not contained by a sandbox of this kind.
    localStorage.setItem('hostile', 'kept');
    real.cookie = 'hostile=kept';
    realWindow.Map.prototype.get.hostile = 'kept';
    return Promise.resolve();
  };
  window.liftApp = {
    bootstrap: function () {
      return Promise.resolve();
    },
    mount: mount,
    unmount: function () {
      throw new Error('and it does not even leave');
    },
  };
})();
