import { buildSubsystem } from '../build-helper/esbuild.mjs';

await buildSubsystem(import.meta.dirname, { title: '门禁卡', entry: 'src/main.ts', isFullHeight: true });
