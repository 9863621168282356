import { organization } from './organization';
import { personas } from './personas';

/** Scope of a gray service. */
export interface GrayRuleRow {
  serviceName: string;
  enabled: boolean;
  regionIds: string[];
  projectIds: string[];
  userJobNumbers: string[];
  /** Percentage of the people in scope, 0–100, if the rule has one. */
  percent?: number;
}

/** The gray service of people in the gray release (R139). */
export const GRAY_SERVICE = {
  serviceName: 'portal-gateway-gray',
  eurekaUrl: 'http://eureka-gray.property-group.example/eureka',
};

/** Services that support gray release. */
export const GRAY_SERVICES: { serviceName: string; description: string }[] = [
  { serviceName: 'portal-gateway-gray', description: '门户网关' },
  { serviceName: 'work-order-service', description: '工单平台服务' },
  { serviceName: 'work-order-dispatch', description: '工单派单服务' },
  { serviceName: 'housekeeper-service', description: '管家服务' },
  { serviceName: 'decoration-service', description: '装修服务' },
  { serviceName: 'lift-iot-service', description: '电梯物联服务' },
  { serviceName: 'message-center', description: '消息中心' },
  { serviceName: 'notice-service', description: '公告服务' },
  { serviceName: 'file-service', description: '文件服务' },
  { serviceName: 'report-service', description: '报表服务' },
  { serviceName: 'access-card-service', description: '门禁卡服务' },
  { serviceName: 'public-income-service', description: '公共收益服务' },
];

/** Active rules: two services are in gray release, the second one for a percentage of its scope. */
export function seedGrayRules(): GrayRuleRow[] {
  return GRAY_SERVICES.map(({ serviceName }, index) => ({
    serviceName,
    enabled: index < 2,
    regionIds: index === 0 ? [organization.regions[0]!.id] : [],
    projectIds: index < 2 ? organization.projects.slice(0, 3).map((project) => project.id) : [],
    userJobNumbers: index < 2 ? personas.slice(0, 2).map(({ person }) => person.jobNumber) : [],
    ...(index === 1 ? { percent: 30 } : {}),
  }));
}
