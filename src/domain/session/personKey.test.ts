import { personKey } from './personKey';

describe('A31 key of a person', () => {
  const person = { jobNumber: 'XK002417', userName: '林知远' };

  test('the same person always has the same key, other people have different ones', () => {
    expect(personKey(person)).toBe(personKey({ ...person, userName: ' 林知远 ' }));
    expect(personKey(person)).not.toBe(personKey({ ...person, jobNumber: 'XK002418' }));
    expect(personKey(person)).not.toBe(personKey({ ...person, userName: '林知' }));
    expect(personKey({ jobNumber: 'a', userName: 'b' })).not.toBe(personKey({ jobNumber: '', userName: 'a\nb' }) ?? '');
  });

  test('contains neither name nor number', () => expect(personKey(person)).toMatch(/^[0-9a-f]{16}$/));

  test('a person who cannot be identified has none', () => {
    expect(personKey({ jobNumber: '', userName: ' ' })).toBeNull();
    expect(personKey({})).toBeNull();
  });
});
