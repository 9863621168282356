import { createApp } from 'vue';
import { createMemoryHistory, createRouter, RouterView } from 'vue-router';
import { defineSubsystem } from '@portal/subsystem-sdk';
import { mountVueApp } from '@portal/subsystem-sdk/vue';
import Page from './Page.vue';

export const lifecycles = defineSubsystem({
  mount: (props) => {
    // In memory, because the portal owns the address bar.
    const router = createRouter({
      history: createMemoryHistory(),
      routes: [{ path: '/:rest(.*)*', component: Page }],
    });
    return mountVueApp(createApp(RouterView), props, { router });
  },
});
