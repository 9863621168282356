import { readStrictly } from '../wire';
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

test.each(['svc-a', 0, [], {}, undefined])('R139 A40 %j is read as no gray service', (wire) => {
  expect(grayService.parse(wire)).toEqual(none);
  expect(readStrictly(grayService, wire).success).toBe(false);
});

test('R139 A40 a gray service without an address keeps its name', () => {
  expect(grayService.parse({ serviceName: 'svc-a' })).toEqual({ serviceName: 'svc-a', eurekaUrl: '' });
});
