import { endpoints } from './_data/define';
import { BusinessError } from './_data/envelope';
import { contains, type Fields } from './_data/fields';
import { GRAY_SERVICE, GRAY_SERVICES } from './_data/seeds/gray-release';
import { organization, type OrganizationNode } from './_data/seeds/organization';
import { everybody } from './_data/seeds/personas';

const RULE = '/api/gray/rule';
const USERS_ANSWERED = 50;

const knownService = (fields: Fields) => {
  const serviceName = fields.requiredText('serviceName', '服务名称');
  if (!GRAY_SERVICES.some((service) => service.serviceName === serviceName)) throw new BusinessError('未找到该服务');
  return serviceName;
};

/** Nodes below a parent, or all without one, whose name contains the keyword. */
const scope = (nodes: OrganizationNode[], fields: Fields) => {
  const parentId = fields.text('parentId');
  return nodes.filter(
    (node) => (!parentId || node.parentId === parentId) && contains(node.name, fields.text('keyword')),
  );
};

/** Ids that must all exist, without duplicates. */
const knownIds = (fields: Fields, name: string, known: (id: string) => boolean, label: string) => {
  const ids = [...new Set(fields.ids(name))];
  const unknown = ids.find((id) => !known(id));
  if (unknown) throw new BusinessError(`${label}不存在：${unknown}`);
  return ids;
};

const isIn = (nodes: OrganizationNode[]) => (id: string) => nodes.some((node) => node.id === id);

export default endpoints('portal', {
  // Only people with every permission are in the gray release; for others the service has no name (R092).
  [`GET ${RULE}/getServiceName`]: ({ session }) =>
    session.personaId === 'persona-restricted' ? { serviceName: '', eurekaUrl: '' } : GRAY_SERVICE,

  [`GET ${RULE}/getServices`]: () => GRAY_SERVICES,

  [`GET ${RULE}/getGrayRule`]: ({ fields, dataset }) => {
    const serviceName = knownService(fields);
    return dataset.grayRules.find((rule) => rule.serviceName === serviceName);
  },

  [`POST ${RULE}/getRegionScope`]: ({ fields }) => scope([...organization.regions, ...organization.areas], fields),

  [`POST ${RULE}/getProjectScope`]: ({ fields }) => scope(organization.projects, fields),

  // A list of job numbers is matched exactly; unknown numbers are missing from the response.
  [`POST ${RULE}/getUserScope`]: ({ fields }) => {
    const wanted = new Set(fields.ids('jobNumbers'));
    const keyword = fields.text('keyword');
    return everybody
      .filter((person) =>
        fields.has('jobNumbers')
          ? wanted.has(person.jobNumber)
          : contains(`${person.userName}${person.jobNumber}`, keyword),
      )
      .slice(0, Math.max(USERS_ANSWERED, wanted.size))
      .map((person) => ({ id: person.jobNumber, name: person.userName, parentId: person.projectId }));
  },

  [`POST ${RULE}/saveGrayRule`]: ({ fields, dataset }) => {
    const serviceName = knownService(fields);
    const percent = fields.number('percent', '灰度比例', 0, 100, -1);
    const rule = {
      serviceName,
      enabled: ['true', '1'].includes(fields.text('enabled')),
      regionIds: knownIds(fields, 'regionIds', isIn([...organization.regions, ...organization.areas]), '区域'),
      projectIds: knownIds(fields, 'projectIds', isIn(organization.projects), '项目'),
      userJobNumbers: knownIds(
        fields,
        'userJobNumbers',
        (id) => everybody.some((person) => person.jobNumber === id),
        '工号',
      ),
      ...(percent < 0 ? {} : { percent }),
    };
    dataset.grayRules = dataset.grayRules.map((each) => (each.serviceName === serviceName ? rule : each));
  },
});
