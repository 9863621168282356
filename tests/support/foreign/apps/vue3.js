// A Vue 3 program with vue-router 4 or newer and createWebHistory, which reads `history.state`.
(function () {
  var List = {
    template:
      '<div><h2>Records</h2><router-link to="/records/7?tab=log">Record 7</router-link><input aria-label="remark"></div>',
  };
  var One = {
    template:
      '<div><h2>Record {{ $route.params.id }}</h2><p data-tab>{{ $route.query.tab }}</p>' +
      '<router-link to="/records/8">Record 8</router-link> <router-link to="/">All</router-link></div>',
  };
  var app;
  window.liftApp = {
    bootstrap: async function () {},
    mount: async function (props) {
      var router = VueRouter.createRouter({
        history: VueRouter.createWebHistory(window.__POWERED_BY_QIANKUN__ ? '/lift/' : '/'),
        routes: [
          { path: '/', component: List },
          { path: '/records/:id', component: One },
        ],
      });
      app = Vue.createApp({
        data: function () {
          return { isOpen: false, positions: [] };
        },
        created: function () {
          var self = this;
          router.afterEach(function () {
            self.positions.push(window.history.state && window.history.state.position);
          });
        },
        template:
          '<div id="lift-app"><h1>Lifts 3</h1><p data-path>{{ $route.fullPath }}</p><router-view/>' +
          '<p data-positions>{{ positions.join(" ") }}</p>' +
          '<button @click="isOpen = !isOpen">Choose</button>' +
          '<teleport to="body"><div v-if="isOpen" class="lift-popup" style="position:fixed;top:90px;right:20px">Floor 3</div></teleport></div>',
      });
      app.use(router);
      app.mount((props.container || document).querySelector('#lift-root'));
    },
    unmount: async function () {
      app.unmount();
    },
  };
})();
