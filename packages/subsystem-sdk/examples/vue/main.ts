import { type App, createApp } from 'vue';
import { createMemoryHistory, createRouter, RouterView } from 'vue-router';
import { defineSubsystem, startSubsystem } from '@portal/subsystem-sdk';
import { providePortal } from '@portal/subsystem-sdk/vue';
import { connectVueRouter } from '@portal/subsystem-sdk/vue-router';
import Page from './Page.vue';

let app: App | undefined;
let letGo: (() => void)[] = [];

const lifecycles = defineSubsystem({
  mount: ({ container, portal }) => {
    // In memory: the address bar is the portal's.
    const router = createRouter({
      history: createMemoryHistory(),
      routes: [{ path: '/:rest(.*)*', component: Page }],
    });
    app = createApp(RouterView);
    letGo = [connectVueRouter(router, portal), providePortal(app, portal)];
    app.use(router).mount(container.appendChild(document.createElement('div')));
  },
  unmount: () => {
    app?.unmount();
    letGo.forEach((each) => each());
  },
});

export const { bootstrap, mount, unmount } = lifecycles;
startSubsystem(lifecycles, { standalone: { code: 'vue' } });
