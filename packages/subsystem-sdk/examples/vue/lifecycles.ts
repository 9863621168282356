import { createApp } from 'vue';
import { createMemoryHistory, createRouter, RouterView } from 'vue-router';
import { defineSubsystem } from '@portal/subsystem-sdk';
import { mountVueApp } from '@portal/subsystem-sdk/vue';
import Page from './Page.vue';

export const lifecycles = defineSubsystem({
  mount: (props) => {
    // In memory: the address bar is the portal's.
    const router = createRouter({
      history: createMemoryHistory(),
      routes: [{ path: '/:rest(.*)*', component: Page }],
    });
    return mountVueApp(createApp(RouterView), props, { router });
  },
});
