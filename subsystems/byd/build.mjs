import { buildSubsystem } from '../build-helper/esbuild.mjs';

await buildSubsystem(import.meta.dirname, { title: '工单应用' });
