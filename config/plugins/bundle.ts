import type { IApi } from '@umijs/max';
export default (api: IApi) => {
  api.describe({key:'portalBundle'});
};
