import { startSubsystem } from '@portal/subsystem-sdk';
import { lifecycles } from './lifecycles';

export const { bootstrap, mount, unmount } = lifecycles;
startSubsystem(lifecycles, { standalone: { code: '__CODE__' } });
