import { buildSubsystem } from '../build-helper/esbuild.mjs';

await buildSubsystem(import.meta.dirname, { title: '工单中台', entry: 'src/main.ts', isFullHeight: true });
