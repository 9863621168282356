import type { RouteRecordRaw } from 'vue-router';
import BoardPage from './pages/BoardPage.vue';
import LostPage from './pages/LostPage.vue';
import ReportPage from './pages/ReportPage.vue';

export const routes: RouteRecordRaw[] = [
  { path: '/', redirect: '/reports' },
  { path: '/reports', component: BoardPage },
  { path: '/reports/:id', component: ReportPage, props: true },
  { path: '/:rest(.*)*', component: LostPage },
];
