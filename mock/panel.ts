import { plainEndpoints } from './_data/define';
import { clearDrift, keepDrift } from './_data/pages/drift';
import { chooseMisbehaving, sendRegistry } from './_data/pages/misbehaving';
import { keepEvents, sendEvents } from './_data/pages/events';
import { clearFailures, reset, sendPanel, setFailure } from './_data/pages/panel';

export default {
  ...plainEndpoints({
    'GET /_mock': sendPanel,
    'POST /_mock/failures': setFailure,
    'POST /_mock/clear': clearFailures,
    'POST /_mock/reset': reset,
    'POST /_mock/drift': keepDrift,
    'POST /_mock/drift/clear': clearDrift,
    'POST /_mock/events': keepEvents,
    'GET /_mock/events': sendEvents,
    'POST /_mock/subsystem': chooseMisbehaving,
  }),
  'GET /subsystems.json': sendRegistry,
};
