import vue from '@vitejs/plugin-vue';
import { portalSubsystem } from '@portal/subsystem-sdk/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [vue(), portalSubsystem({ name: 'vueSubsystem' })],
  server: { port: 8200, cors: { origin: 'http://localhost:8000' } },
});
