import type { RouteRecordRaw } from 'vue-router';
import EquipmentPage from './pages/EquipmentPage.vue';
import LedgerPage from './pages/LedgerPage.vue';
import MissingPage from './pages/MissingPage.vue';

export const routes: RouteRecordRaw[] = [
  { path: '/', redirect: '/equipment' },
  { path: '/equipment', component: LedgerPage },
  { path: '/equipment/:id', component: EquipmentPage, props: true },
  { path: '/:rest(.*)*', component: MissingPage },
];
