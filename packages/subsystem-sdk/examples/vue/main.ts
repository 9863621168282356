import { type App, createApp } from 'vue';
import { createMemoryHistory, createRouter, RouterView } from 'vue-router';
import { defineSubsystem, startSubsystem } from '@portal/subsystem-sdk';
import { connectVueRouter } from '@portal/subsystem-sdk/vue-router';
import Page from './Page.vue';

let app: App | undefined;
let disconnect: () => void = () => undefined;

const lifecycles = defineSubsystem({
  mount: ({ container, portal }) => {
    // In memory: the address bar is the portal's.
    const router = createRouter({
      history: createMemoryHistory(),
      routes: [{ path: '/:rest(.*)*', component: Page, props: { portal } }],
    });
    disconnect = connectVueRouter(router, portal);
    app = createApp(RouterView);
    app.use(router).mount(container.appendChild(document.createElement('div')));
  },
  unmount: () => {
    disconnect();
    app?.unmount();
  },
});

export const { bootstrap, mount, unmount } = lifecycles;
startSubsystem(lifecycles, { alone: { code: 'vue' } });
