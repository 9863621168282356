import react from '@vitejs/plugin-react';
import { portalSubsystem } from '@portal/subsystem-sdk/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react(), portalSubsystem({ name: '__GLOBAL__' })],
  server: { port: 5173, strictPort: true },
  test: { environment: 'happy-dom', globals: true },
});
