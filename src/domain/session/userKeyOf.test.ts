import { userKeyOf } from './userKeyOf';

describe('A31 key of a person', () => {
  const person = { jobNumber: 'XK002417', userName: '林知远' };

  test('the same person always has the same key, other people have different ones', () => {
    expect(userKeyOf(person)).toBe(userKeyOf({ ...person, userName: ' 林知远 ' }));
    expect(userKeyOf(person)).not.toBe(userKeyOf({ ...person, jobNumber: 'XK002418' }));
    expect(userKeyOf(person)).not.toBe(userKeyOf({ ...person, userName: '林知' }));
    expect(userKeyOf({ jobNumber: 'a', userName: 'b' })).not.toBe(userKeyOf({ jobNumber: '', userName: 'a\nb' }) ?? '');
  });

  test('contains neither name nor number', () => expect(userKeyOf(person)).toMatch(/^[0-9a-f]{16}$/));

  test('a person who cannot be identified has none', () => {
    expect(userKeyOf({ jobNumber: '', userName: ' ' })).toBeNull();
    expect(userKeyOf({})).toBeNull();
  });
});
