import { createRoot } from 'react-dom/client';
import { defineSubsystem, startSubsystem } from '@portal/subsystem-sdk';
import { mountReactApp } from '@portal/subsystem-sdk/react';
import { App } from './App';

const subsystem = defineSubsystem({ mount: (props) => mountReactApp(createRoot, <App />, props) });

export const { bootstrap, mount, unmount } = subsystem;

startSubsystem(subsystem, {
  container: document.querySelector<HTMLElement>('#opbi-root') ?? undefined,
  standalone: {
    code: 'opbi',
    state: { permissions: { powerCodes: ['indicator:target'], menus: [], housekeeper: null } },
  },
});
