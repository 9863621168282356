import { makeRandom } from '../random';
import { organization } from './organization';

/** A staff member of the group. */
export interface Person {
  userId: string;
  userName: string;
  /** 1 male, 0 female (A13). */
  sex: 0 | 1;
  telephone: string;
  jobNumber: string;
  regionId: string;
  areaId: string;
  projectId: string;
  departmentId: string;
  regionName: string;
  areaName: string;
  projectName: string;
  departmentName: string;
  positionName: string;
}

const SURNAMES =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤';
const MALE_NAMES =
  '志强 建国 文博 俊杰 子轩 浩然 明远 立新 国栋 伟诚 振东 思远 鹏飞 海涛 家豪 少峰 永康 向阳 泽宇 天佑 晓峰 庆华 德明 景行 承志 启航 锦程 博文 凯 磊 勇 军 斌 超 亮 刚';
const FEMALE_NAMES =
  '婉清 雅琴 思佳 雨桐 晓燕 静怡 丽华 梦洁 欣然 佳慧 诗涵 玉兰 秀英 淑芬 海燕 晨曦 若琳 可欣 紫薇 春梅 慧敏 文静 雪莹 乐瑶 月华 语嫣 梓萱 敏 芳 娜 静 娟 霞 琳 婷 洁';

/** Departments and their posts; the order follows `DEPARTMENT_NAMES`. */
const POSITIONS: string[][] = [
  ['物业管家', '客服主管', '前台客服', '客服经理'],
  ['维修技工', '工程主管', '水电工程师', '电梯管理员'],
  ['秩序维护员', '消控室值班员', '秩序主管', '车场管理员'],
  ['保洁主管', '绿化养护员', '环境专员'],
  ['行政专员', '财务专员', '项目经理助理', '项目经理'],
];

const MOBILE_PREFIXES = [
  '134',
  '135',
  '136',
  '137',
  '138',
  '139',
  '150',
  '151',
  '158',
  '159',
  '176',
  '182',
  '187',
  '189',
  '199',
];
const STAFF_COUNT = 318;

function buildPeople(): Person[] {
  const random = makeRandom(20_417);
  const male = MALE_NAMES.split(' ');
  const female = FEMALE_NAMES.split(' ');
  const taken = new Set<string>();
  const once = (make: () => string) => {
    for (;;) {
      const value = make();
      if (taken.has(value)) continue;
      taken.add(value);
      return value;
    }
  };
  return Array.from({ length: STAFF_COUNT }, (_, index) => {
    const sex = random.chance(0.55) ? 1 : 0;
    // Projects are assigned in turn, so that each has several people.
    const project = organization.projects[index % organization.projects.length]!;
    return placePerson(project.id, random.integer(0, POSITIONS.length - 1), {
      userId: String(100_201 + index),
      userName: once(() => random.pick([...SURNAMES]) + random.pick(sex === 1 ? male : female)),
      sex,
      telephone: once(() => `${random.pick(MOBILE_PREFIXES)}${String(random.integer(0, 99_999_999)).padStart(8, '0')}`),
      jobNumber: `XK${String(1_006 + index * 7).padStart(6, '0')}`,
      post: random.integer(0, 99),
    });
  });
}

/** Assigns a person to a project, one of its departments and a post. */
export function placePerson(
  projectId: string,
  departmentIndex: number,
  who: Pick<Person, 'userId' | 'userName' | 'sex' | 'telephone' | 'jobNumber'> & { post: number },
): Person {
  const project = organization.projects.find((node) => node.id === projectId)!;
  const area = organization.areas.find((node) => node.id === project.parentId)!;
  const region = organization.regions.find((node) => node.id === area.parentId)!;
  const department = organization.departments.filter((node) => node.parentId === project.id)[departmentIndex]!;
  const posts = POSITIONS[departmentIndex]!;
  const { post, ...identity } = who;
  return {
    ...identity,
    regionId: region.id,
    areaId: area.id,
    projectId: project.id,
    departmentId: department.id,
    regionName: region.name,
    areaName: area.name,
    projectName: project.name,
    departmentName: department.name,
    positionName: posts[post % posts.length]!,
  };
}

/** The staff, without the six personas. */
export const staff: readonly Person[] = buildPeople();
