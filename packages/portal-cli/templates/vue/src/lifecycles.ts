import { createApp } from 'vue';
import { createMemoryHistory, createRouter } from 'vue-router';
import { defineSubsystem } from '@portal/subsystem-sdk';
import { mountVueApp } from '@portal/subsystem-sdk/vue';
import App from './App.vue';
import FormPage from './FormPage.vue';
import ListPage from './ListPage.vue';

export const lifecycles = defineSubsystem({
  mount: (props) => {
    // In memory: the address bar is the portal's.
    const router = createRouter({
      history: createMemoryHistory(),
      routes: [
        { path: '/records/new', component: FormPage },
        { path: '/:rest(.*)*', component: ListPage },
      ],
    });
    return mountVueApp(createApp(App), props, { router });
  },
});
