// A Vue 3 program with createWebHashHistory, and a plain hash link next to the router's own.
(function () {
  var List = {
    template:
      '<div><h2>Records</h2><router-link to="/records/7?tab=log">Record 7</router-link> <a href="#/records/8">Record 8</a></div>',
  };
  var One = { template: '<h2>Record {{ $route.params.id }}</h2>' };
  var app;
  window.liftApp = {
    bootstrap: async function () {},
    mount: async function (props) {
      var router = VueRouter.createRouter({
        history: VueRouter.createWebHashHistory(),
        routes: [
          { path: '/', component: List },
          { path: '/records/:id', component: One },
        ],
      });
      app = Vue.createApp({
        template: '<div id="lift-app"><h1>Lifts #</h1><p data-path>{{ $route.fullPath }}</p><router-view/></div>',
      });
      app.use(router);
      app.mount(props.container.querySelector('#lift-root'));
    },
    unmount: async function () {
      app.unmount();
    },
  };
})();
