import { defineSubsystem } from '@portal/subsystem-sdk';
import { mountVueApp } from '@portal/subsystem-sdk/vue';
import { createApp } from 'vue';
import { createMemoryHistory, createRouter } from 'vue-router';
import App from './App.vue';
import { routes } from './routes';

export const lifecycles = defineSubsystem({
  async mount(props) {
    const styles = document.createElement('style');
    // The build inserts the style sheets of all components here.
    styles.textContent = '__STYLES__';
    props.container.append(styles);
    const router = createRouter({ history: createMemoryHistory(), routes });
    const unmountApp = await mountVueApp(createApp(App), props, { router });
    return () => {
      unmountApp();
      styles.remove();
    };
  },
});
