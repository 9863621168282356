import { faultOf } from '../../mock/_data/pages/verification';
import { MockHost, newDataset } from './mockServer';

const host = new MockHost();
beforeAll(() => host.start());
afterAll(() => host.stop());

const USER_INFO = 'GET /_base/system/user/center/getUserInfo';
const OWN = '44010619910315128X';

const signedIn = async (token: string) => {
  const read = async () => (await host.ask(USER_INFO, { token })).data;
  const { verificationTicket } = await read();
  const check = async (idNumber: string, isFinal = true, ticket: string = verificationTicket) => {
    const response = await host.fetch('/_sites/verification/check', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ idNumber, ticket, isFinal }),
    });
    return (await response.json()) as { fault: string | null };
  };
  return { read, check, ticket: verificationTicket as string };
};

test.each([
  ['', 'id-required'],
  ['   ', 'id-required'],
  [OWN, null],
  [OWN.toLowerCase(), null],
  [` ${OWN.slice(0, 6)} ${OWN.slice(6)} `, null],
  ['440106199103151280', 'id-invalid'],
  ['44010619910231128X', 'id-invalid'],
  ['440106910315128', 'id-invalid'],
  ['4401061991031512', 'id-invalid'],
  ['<script>', 'id-invalid'],
])('R171 R191 the ID number %j: %s', (idNumber, fault) => expect(faultOf(idNumber)).toBe(fault));

test('R163 R170 the person’s own ID number puts them under review, in their own dataset only', async () => {
  const person = await signedIn(newDataset('persona-unverified').token);
  const other = await signedIn(newDataset('persona-unverified').token);
  expect(await person.check('11010119900307123X')).toEqual({ fault: 'id-invalid' });
  expect(await person.check('110101199003071233')).toEqual({ fault: 'data-abnormal' });
  expect(await person.check(OWN, false)).toEqual({ fault: null });
  expect((await person.read()).zattestState).toBe(5);
  expect(await person.check(OWN)).toEqual({ fault: null });
  expect((await person.read()).zattestState).toBe(4);
  expect((await other.read()).zattestState).toBe(5);
});

test('T1 the ticket is not a token, and an unknown ticket gives no access', async () => {
  const person = await signedIn(newDataset('persona-unverified').token);
  expect(person.ticket).not.toContain('persona');
  expect((await host.ask(USER_INFO, { token: person.ticket })).status).toBe('201');
  expect(await person.check(OWN, true, 'bm9ib2R5')).toEqual({ fault: 'data-abnormal' });
  expect((await person.read()).zattestState).toBe(5);
});

test('R163 the page loads only its own script, and may be framed', async () => {
  const response = await host.fetch('/_sites/verification');
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'; script-src 'self'; connect-src 'self'");
  expect(policy).toContain('frame-ancestors *');
  expect([...(await response.text()).matchAll(/src="([^"]+)"/g)].map(([, src]) => src)).toEqual([
    '/_sites/verification/form.js',
  ]);
});
