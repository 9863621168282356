import { plainEndpoints } from './_data/define';
import { clearFailures, reset, sendPanel, setFailure } from './_data/pages/panel';

export default plainEndpoints({
  'GET /_mock': sendPanel,
  'POST /_mock/failures': setFailure,
  'POST /_mock/clear': clearFailures,
  'POST /_mock/reset': reset,
});
