import { useSyncExternalStore } from 'react';
import { isOnline, onConnectionChange } from './connection';

/** Whether the browser has a connection; false is certain, true only means that there may be one. */
export const useOnline = (): boolean => useSyncExternalStore(onConnectionChange, isOnline);
