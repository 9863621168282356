import vue from '@vitejs/plugin-vue';
import { portalSubsystem } from '@portal/subsystem-sdk/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vue(), portalSubsystem({ name: '__GLOBAL__' })],
  server: { port: 5173, strictPort: true },
  test: { environment: 'happy-dom', globals: true },
});
