import { grayService } from './schema';

const none = { serviceName: '', eurekaUrl: '' };

test.each([
  [
    { serviceName: 'svc-a', eurekaUrl: 'http://eureka', more: 1 },
    { serviceName: 'svc-a', eurekaUrl: 'http://eureka' },
  ],
  [{ serviceName: null, eurekaUrl: '' }, none],
  ['', none],
  [null, none],
])('R139 the gray service %j is read as %j', (wire, service) => {
  expect(grayService.parse(wire)).toEqual(service);
});

test.each(['svc-a', 0, [], {}, { serviceName: 'svc-a' }, undefined])('R139 %j is no gray service', (wire) => {
  expect(grayService.safeParse(wire).success).toBe(false);
});
