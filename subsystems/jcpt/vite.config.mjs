import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';
import { oneScript } from '../build-helper/vite.mjs';

export default defineConfig({ plugins: [vue(), oneScript(import.meta.dirname, { title: '综合平台' })] });
