import { createRoot } from 'react-dom/client';
import { defineSubsystem } from '@portal/subsystem-sdk';
import { mountReactApp } from '@portal/subsystem-sdk/react';
import { App } from './App';

export const lifecycles = defineSubsystem({ mount: (props) => mountReactApp(createRoot, <App />, props) });
