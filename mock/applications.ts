import { ROLE_TYPES, SKILLS, takeApplication } from './_data/applications';
import { endpoints, type Call } from './_data/define';
import { contains } from './_data/fields';
import { organization, type OrganizationNode } from './_data/seeds/organization';

const WORK_ORDER_ENTRY = 'workorder';

const children = (nodes: OrganizationNode[], { fields }: Call, parent: string) => {
  const parentId = fields.text(parent);
  return nodes.filter(
    (node) => (!parentId || node.parentId === parentId) && contains(node.name, fields.text('keyword')),
  );
};

const withoutParent = ({ id, name }: OrganizationNode) => ({ id, name });

export default {
  ...endpoints('base', {
    'POST /api/area/getAreaList': (call) => children(organization.areas, call, 'parentId').map(withoutParent),

    'POST /api/item/getItemList': (call) => {
      call.fields.requiredText('areaId', '区域');
      return children(organization.projects, call, 'areaId');
    },

    'POST /api/department/getDeptItems': (call) => {
      call.fields.requiredText('itemId', '项目');
      return children(organization.departments, call, 'itemId');
    },

    'POST /api/role/type/operationIntegrationlist': () => ROLE_TYPES,

    'POST /api/skill/getList': () => SKILLS,

    'POST /api/user/oiAuthentication': takeApplication((code) => code !== WORK_ORDER_ENTRY),
  }),
  ...endpoints('workOrder', {
    'POST /user/oiAuthentication': takeApplication((code) => code === WORK_ORDER_ENTRY),
  }),
};
