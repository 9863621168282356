import fc from 'fast-check';
import { decidePermission, ACTION_PERMISSIONS, permissionFor, type HeldPermissions, type PortalAction } from '.';

const decideAction = (action: string, held: HeldPermissions) => decidePermission(permissionFor(action), held);
const known = (...codes: string[]) => ({ codes, isKnown: true });
const mapped = Object.entries(ACTION_PERMISSIONS).filter(([, code]) => code !== null) as [PortalAction, string][];
const open = Object.entries(ACTION_PERMISSIONS).filter(([, code]) => code === null);

describe('R199 R200 from permission code to action', () => {
  test.each(mapped)('%s needs %s and nothing else', (action, code) => {
    expect(decideAction(action, known(code))).toBe(true);
    expect(decideAction(action, known())).toBe(false);
    expect(decideAction(action, known(...mapped.map(([, other]) => other).filter((other) => other !== code)))).toBe(
      false,
    );
    // A code matches as a whole and case-sensitively.
    expect(decideAction(action, known(`${code}:all`, code.toUpperCase(), code.slice(0, -1)))).toBe(false);
  });

  test.each(open)('%s needs no permission', (action) => expect(decideAction(action, known())).toBe(true));

  test.each(['notices.print', 'toString', '__proto__', 'constructor', ''])(
    "'%s', which the table does not name, is open, known or not",
    (action) => {
      expect(decideAction(action, known())).toBe(true);
      expect(decideAction(action, { codes: [], isKnown: false })).toBe(true);
    },
  );

  test.each(mapped)('R194 %s is undecided until the permissions are loaded', (action, code) =>
    expect(decideAction(action, { codes: [code], isKnown: false })).toBeUndefined(),
  );

  test('more codes never remove an action', () => {
    fc.assert(
      fc.property(fc.constantFrom(...mapped), fc.array(fc.string()), fc.array(fc.string()), ([action], one, more) => {
        if (decideAction(action, known(...one))) expect(decideAction(action, known(...one, ...more))).toBe(true);
      }),
    );
  });
});
