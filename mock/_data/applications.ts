import { nowText } from './clock';
import type { Call, Handler } from './define';
import { BusinessError } from './envelope';
import { rowOf } from './registry';
import { organization, type OrganizationNode } from './seeds/organization';
import { TODO_STATUS } from './seeds/todos';
import { takeId } from './dataset';

/** Role types that can be requested. */
export const ROLE_TYPES = [
  { id: '1', name: '物业管家' },
  { id: '2', name: '客服主管' },
  { id: '3', name: '维修技工' },
  { id: '4', name: '工程主管' },
  { id: '5', name: '秩序主管' },
  { id: '6', name: '项目经理' },
  { id: '7', name: '财务专员' },
  { id: '8', name: '系统管理员' },
];

/** Skills that can be selected. */
export const SKILLS = [
  { id: '11', name: '强电维修' },
  { id: '12', name: '弱电维修' },
  { id: '13', name: '给排水' },
  { id: '14', name: '暖通空调' },
  { id: '15', name: '电梯管理' },
  { id: '16', name: '消防设施操作' },
  { id: '17', name: '木工瓦工' },
  { id: '18', name: '家政保洁' },
];

const REASON_SHORTEST = 5;
const REASON_LONGEST = 500;

function placeOf({ fields }: Call, name: string, label: string, nodes: OrganizationNode[], parentId?: string) {
  const id = fields.requiredText(name, label);
  const node = nodes.find((each) => each.id === id);
  if (!node || (parentId && node.parentId !== parentId)) throw new BusinessError(`${label}不存在`);
  return node.id;
}

/** Accepts an application for a subsystem and adds it to the person's own applications (A23). */
export const takeApplication =
  (isOurs: (systemCode: string) => boolean): Handler =>
  (call) => {
    const { fields, dataset, person } = call;
    const entry = rowOf(fields.requiredText('systemCode', '系统'));
    if (!entry) throw new BusinessError('未找到该系统');
    if (!isOurs(entry.systemCode)) throw new BusinessError('该系统的权限申请不在此处受理');
    const areaId = placeOf(call, 'areaId', '区域', organization.areas);
    const itemId = placeOf(call, 'itemId', '项目', organization.projects, areaId);
    const departmentId = placeOf(call, 'departmentId', '部门', organization.departments, itemId);
    const roleTypeIds = fields.ids('roleTypeIds');
    if (roleTypeIds.length === 0) throw new BusinessError('请选择角色');
    if (roleTypeIds.some((id) => !ROLE_TYPES.some((role) => role.id === id))) throw new BusinessError('角色不存在');
    const skillIds = fields.ids('skillIds');
    if (skillIds.some((id) => !SKILLS.some((skill) => skill.id === id))) throw new BusinessError('技能不存在');
    const applyReason = fields.requiredText('reason', '申请原因', REASON_LONGEST);
    if (applyReason.length < REASON_SHORTEST) {
      throw new BusinessError(`申请原因不能少于${REASON_SHORTEST}个字`);
    }
    const open = dataset.applications.some(
      (row) => row.applicant === person.jobNumber && row.systemCode === entry.systemCode && row.status === '1',
    );
    if (open) throw new BusinessError('您已提交过该系统的申请，请等待审批');
    dataset.applications.unshift({
      id: takeId(dataset),
      title: `${entry.systemName}使用权限申请`,
      systemCode: entry.systemCode,
      systemName: entry.systemName,
      applicantName: person.userName,
      applicant: person.jobNumber,
      createTime: nowText(),
      status: '1',
      statusName: TODO_STATUS['1'] ?? '',
      asked: { areaId, itemId, departmentId, roleTypeIds, skillIds, applyReason },
    });
  };
