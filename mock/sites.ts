import { plainEndpoints } from './_data/define';
import { sendSite } from './_data/pages/sites';

export default plainEndpoints({ 'GET /_sites/:site': sendSite });
