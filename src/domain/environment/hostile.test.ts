import { environments } from '../../../config/environments';
import { hostileAddresses, hostileMarkup } from '../../../tests/support/hostileInputs';
import { readEnvironment } from '.';

const { production } = environments;
const SITES = [
  'portalSite',
  'fireSafetySite',
  'iotSite',
  'chatBot',
  'verificationPage',
  'workOrderAppSite',
  'housekeeperAppSite',
  'subsystemRegistry',
  'errorReports',
] as const;
const REQUIRED = ['fileHost', 'identityProvider'] as const;

/** What the portal makes of an address: links, requests, frames. */
const isHarmless = (address: string): boolean => {
  if (address === '') return true;
  const url = new URL(address, 'https://portal.example');
  return (
    /^https?:$/.test(url.protocol) && url.username === '' && !(address.startsWith('/') && url.host !== 'portal.example')
  );
};

describe('T9 T16 a hostile environment file', () => {
  const inputs = [...hostileAddresses(), ...hostileMarkup()];

  test('gives web addresses only, or names the field without which the portal cannot start', () => {
    const harmful: unknown[] = [];
    for (const input of inputs) {
      const reading = readEnvironment({ ...production, ...Object.fromEntries(SITES.map((field) => [field, input])) });
      if ('missing' in reading) harmful.push([input, reading.missing]);
      else
        harmful.push(
          ...SITES.filter((field) => !isHarmless(reading.environment[field] ?? '')).map((field) => [field, input]),
        );
      for (const field of REQUIRED) {
        const one = readEnvironment({ ...production, [field]: input });
        if ('missing' in one ? one.missing !== field : !isHarmless(one.environment[field]))
          harmful.push([field, input]);
      }
    }
    expect(harmful).toEqual([]);
  });

  test('names the API host that is no address', () => {
    for (const input of ['javascript:alert(1)', '//evil.example', 'https://', 'https:evil.example', '/\\evil', ' '])
      expect(readEnvironment({ ...production, hosts: { ...production.hosts, portal: input } })).toEqual({
        missing: 'hosts.portal',
      });
  });

  test.each(['{"__proto__":{"name":"production"}}', '{"constructor":{"prototype":{}}}', '{"toString":1}'])(
    'T20 has nothing from its prototype: %s',
    (text) => {
      expect(readEnvironment(JSON.parse(text))).toEqual({ missing: 'name' });
      expect(readEnvironment({ ...production, ...(JSON.parse(text) as object) })).toMatchObject({
        environment: { name: 'production' },
      });
    },
  );

  test('with ten thousand origins and a cycle is read', () => {
    const origins = Array.from({ length: 10_000 }, (_, index) => `https://s${index}.example`);
    const cyclic: Record<string, unknown> = { ...production, subsystemOrigins: origins };
    cyclic.frameOrigins = [cyclic];
    cyclic.extra = cyclic;
    expect(readEnvironment(cyclic)).toMatchObject({ environment: { subsystemOrigins: origins, frameOrigins: [] } });
  });
});
