import { organisation } from './organisation';
import { personas } from './personas';

/** Whom a gray service serves. */
export interface GrayRuleRow {
  serviceName: string;
  enabled: boolean;
  regionIds: string[];
  projectIds: string[];
  userJobNumbers: string[];
  /** Share of the people in scope, 0–100, when the rule has one. */
  percent?: number;
}

/** The gray service that people on the gray line are served by (R139). */
export const GRAY_SERVICE = {
  serviceName: 'portal-gateway-gray',
  eurekaUrl: 'http://eureka-gray.property-group.example/eureka',
};

/** Services that can be released to some people first. */
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

/** The rules in force: two services are being tried out, the second one by a share of its scope. */
export function seedGrayRules(): GrayRuleRow[] {
  return GRAY_SERVICES.map(({ serviceName }, index) => ({
    serviceName,
    enabled: index < 2,
    regionIds: index === 0 ? [organisation.regions[0]!.id] : [],
    projectIds: index < 2 ? organisation.projects.slice(0, 3).map((project) => project.id) : [],
    userJobNumbers: index < 2 ? personas.slice(0, 2).map(({ person }) => person.jobNumber) : [],
    ...(index === 1 ? { percent: 30 } : {}),
  }));
}
