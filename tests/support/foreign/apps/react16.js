// As apps of that age are written: React 16 from a script tag, plain qiankun life cycles, a hand-written router.
(function () {
  var h = React.createElement;
  var base = window.__POWERED_BY_QIANKUN__ ? '/lift' : '';
  var here = function () {
    return location.pathname.replace(base, '') || '/';
  };
  function go(path) {
    history.pushState({ from: here() }, '', base + path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }
  class App extends React.Component {
    constructor(props) {
      super(props);
      this.state = { path: here(), clicks: 0, ticks: 0, isOpen: false };
      this.read = () => this.setState({ path: here() });
      this.close = (event) => {
        if (!event.target.closest('.lift-popup, .lift-opener')) this.setState({ isOpen: false });
      };
    }
    componentDidMount() {
      window.addEventListener('popstate', this.read);
      document.addEventListener('mousedown', this.close, true);
      // Never removed.
      window.addEventListener('resize', () => this.state.ticks);
      this.timer = setInterval(() => this.setState({ ticks: this.state.ticks + 1 }), 100);
    }
    componentWillUnmount() {
      window.removeEventListener('popstate', this.read);
    }
    componentDidCatch() {}
    render() {
      if (this.state.isBroken) throw new Error('the lift is stuck');
      var path = this.state.path;
      return h(
        'div',
        { id: 'lift-app' },
        h('h1', null, 'Lifts 16'),
        h('p', { 'data-path': true }, path),
        h('p', { 'data-ticks': true }, String(this.state.ticks)),
        h('button', { onClick: () => go('/records/' + (Number(path.split('/')[2] || 0) + 1)) }, 'Next record'),
        h('button', { onClick: () => history.back() }, 'Back'),
        h('button', { className: 'lift-opener', onClick: () => this.setState({ isOpen: true }) }, 'Choose'),
        h('button', { onClick: () => this.setState({ isBroken: true }) }, 'Break'),
        h('input', { 'aria-label': 'remark' }),
        this.state.isOpen &&
          ReactDOM.createPortal(
            h('div', { className: 'lift-popup', style: { position: 'fixed', top: 90, right: 20 } }, 'Floor 1'),
            document.body,
          ),
      );
    }
  }
  var root;
  window.liftApp = {
    bootstrap: function () {
      return Promise.resolve();
    },
    mount: function (props) {
      root = (props.container || document).querySelector('#lift-root');
      ReactDOM.render(h(App), root);
      return Promise.resolve();
    },
    unmount: function () {
      ReactDOM.unmountComponentAtNode(root);
      console.info('lift unmounted');
      return Promise.resolve();
    },
  };
  if (!window.__POWERED_BY_QIANKUN__) window.liftApp.mount({});
})();
