// A Vue 2.7 program with vue-router 3 in history mode, built for qiankun as its documentation shows.
(function () {
  Vue.use(VueRouter);
  var List = {
    template:
      '<div><h2>Records</h2><router-link to="/records/7?tab=log">Record 7</router-link><input aria-label="remark"></div>',
  };
  var One = {
    template: '<div><h2>Record {{ $route.params.id }}</h2><p data-tab>{{ $route.query.tab }}</p></div>',
  };
  var app;
  window.liftApp = {
    bootstrap: function () {
      return Promise.resolve();
    },
    mount: function (props) {
      var router = new VueRouter({
        mode: 'history',
        base: window.__POWERED_BY_QIANKUN__ ? '/lift/' : '/',
        routes: [
          { path: '/', component: List },
          { path: '/records/:id', component: One },
        ],
      });
      app = new Vue({
        router: router,
        template: '<div id="lift-app"><h1>Lifts 2</h1><p data-path>{{ $route.fullPath }}</p><router-view/></div>',
        mounted: function () {
          window.addEventListener('resize', function () {});
        },
      });
      var place = document.createElement('div');
      (props.container || document).querySelector('#lift-root').append(place);
      app.$mount(place);
      return Promise.resolve();
    },
    unmount: function () {
      app.$destroy();
      app.$el.remove();
      app = null;
      return Promise.resolve();
    },
  };
})();
