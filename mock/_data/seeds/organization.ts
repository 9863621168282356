/** One node of the group's tree: region, area, project or department. */
export interface OrganizationNode {
  id: string;
  name: string;
  parentId?: string;
}

const REGIONS: [region: string, areas: [area: string, projects: string][]][] = [
  [
    '华东大区',
    [
      ['上海', '翠湖天地 滨江雅苑 梧桐里 云锦东方 虹桥中心'],
      ['杭州', '溪岸名邸 钱江世纪城 西溪雅居'],
      ['苏州', '金鸡湖一号 姑苏小镇 独墅湾'],
      ['南京', '秦淮府 紫金和园'],
    ],
  ],
  [
    '华南大区',
    [
      ['深圳', '前海湾花园 深南中心 梅林春天'],
      ['广州', '珠江新岸 天河中心广场 荔湾故里'],
      ['佛山', '千灯湖一号 岭南悦府'],
    ],
  ],
  [
    '华北大区',
    [
      ['北京', '朝阳雅筑 望京国际中心 西山澜庭'],
      ['天津', '海河左岸 津门里'],
      ['青岛', '海岸花园 崂山春晓'],
    ],
  ],
  [
    '西南大区',
    [
      ['成都', '锦江春色 天府中央广场 麓湖水岸'],
      ['重庆', '两江明珠 山城印象'],
      ['昆明', '滇池卫城 春城里'],
    ],
  ],
  [
    '华中大区',
    [
      ['武汉', '东湖天境 光谷中心城 江滩一号'],
      ['长沙', '湘江壹号 岳麓和苑'],
      ['郑州', '如意湖畔 中原新城'],
    ],
  ],
];

/** Departments of every project, in display order. */
const DEPARTMENT_NAMES = ['客服中心', '工程维修部', '秩序维护部', '环境管理部', '综合管理部'];

/** Name of the group in documents. */
export const GROUP_NAME = '和安物业服务集团';

/** The tree as a flat list: parents always come before their children. */
export interface Organization {
  regions: OrganizationNode[];
  areas: OrganizationNode[];
  projects: OrganizationNode[];
  departments: OrganizationNode[];
}

const two = (value: number) => String(value).padStart(2, '0');

function buildOrganization(): Organization {
  const tree: Organization = { regions: [], areas: [], projects: [], departments: [] };
  REGIONS.forEach(([regionName, areas], regionIndex) => {
    const region = { id: `R${two(regionIndex + 1)}`, name: regionName };
    tree.regions.push(region);
    areas.forEach(([areaName, projects], areaIndex) => {
      const area = {
        id: `A${two(regionIndex + 1)}${two(areaIndex + 1)}`,
        name: `${areaName}城市公司`,
        parentId: region.id,
      };
      tree.areas.push(area);
      projects.split(' ').forEach((projectName, projectIndex) => {
        const project = { id: `P${area.id.slice(1)}${two(projectIndex + 1)}`, name: projectName, parentId: area.id };
        tree.projects.push(project);
        DEPARTMENT_NAMES.forEach((name, index) => {
          tree.departments.push({ id: `D${project.id.slice(1)}${two(index + 1)}`, name, parentId: project.id });
        });
      });
    });
  });
  return tree;
}

/** The group: five regions with city companies, projects and departments. The same in every dataset. */
export const organization: Organization = buildOrganization();

/** The city of an area or of a project's area: `上海城市公司` becomes `上海`. */
export const cityOf = (area: OrganizationNode): string => area.name.replace('城市公司', '');
