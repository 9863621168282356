import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

// One script with its styles inside, and a name under which the portal finds the life cycles.
export default defineConfig({
  plugins: [vue()],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    lib: { entry: 'main.ts', formats: ['umd'], name: 'vueSubsystem', fileName: () => 'main.js' },
    copyPublicDir: true,
  },
});
