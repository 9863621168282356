import type { RouteRecordRaw } from 'vue-router';
import IncidentsPage from './pages/IncidentsPage.vue';
import RoundPage from './pages/RoundPage.vue';
import RoundsPage from './pages/RoundsPage.vue';
import UnknownPage from './pages/UnknownPage.vue';

export const routes: RouteRecordRaw[] = [
  { path: '/', redirect: '/rounds' },
  { path: '/rounds', component: RoundsPage },
  { path: '/rounds/:id', component: RoundPage, props: true },
  { path: '/incidents', component: IncidentsPage },
  { path: '/:rest(.*)*', component: UnknownPage },
];
