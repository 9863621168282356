import { defineSubsystem } from '@portal/subsystem-sdk';
import { startApp } from './app';

export const lifecycles = defineSubsystem({
  mount: ({ container, portal }) => startApp(container, portal),
});
