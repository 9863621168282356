import { buildSubsystem } from '../build-helper/esbuild.mjs';

await buildSubsystem(import.meta.dirname, { title: '能耗抄表' });
