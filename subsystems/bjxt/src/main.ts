import { defineSubsystem, startSubsystem } from '@portal/subsystem-sdk';
import { connectVueRouter } from '@portal/subsystem-sdk/vue-router';
import { createApp } from 'vue';
import { createMemoryHistory, createRouter } from 'vue-router';
import { providePortal } from '@portal/subsystem-sdk/vue';
import App from './App.vue';
import { routes } from './routes';

const ending = new WeakMap<HTMLElement, () => void>();

const lifecycles = defineSubsystem({
  async mount({ container, portal }) {
    const styles = document.createElement('style');
    // The build inserts the style sheets of all components here.
    styles.textContent = '__STYLES__';
    const root = document.createElement('div');
    container.append(styles, root);

    const router = createRouter({ history: createMemoryHistory(), routes });
    const disconnect = connectVueRouter(router, portal);
    const app = createApp(App).use(router);
    const endState = providePortal(app, portal);
    ending.set(container, () => {
      disconnect();
      app.unmount();
      endState();
      styles.remove();
      root.remove();
    });
    await router.isReady();
    app.mount(root);
  },
  unmount({ container }) {
    ending.get(container)?.();
    ending.delete(container);
  },
});

startSubsystem(lifecycles, {
  standalone: {
    code: 'bjxt',
    // A head of customer service, who has every permission.
    state: { permissions: { powerCodes: ['bjxt:assign', 'bjxt:close'], menus: [], housekeeper: null } },
  },
});

export default lifecycles;
