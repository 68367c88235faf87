import { isSameMember, isSameName } from './same-member';

const LI = { name: '李小禾', birthday: '2024-03-01', sex: 2 } as const;

test.each([
  ['李小禾', '李 小禾'],
  ['Anna Li', 'anna  li'],
  ['买买提·艾力', '买买提•艾力'],
])('%s and %s are one name', (one, other) => {
  expect(isSameName(one, other)).toBe(true);
});

test('another name is another', () => {
  expect(isSameName('李小禾', '李小和')).toBe(false);
});

test('name, birthday and sex make one person', () => {
  expect(isSameMember(LI, { ...LI, name: '李小 禾' })).toBe(true);
});

test.each([
  ['name', { name: '李大禾' }],
  ['birthday', { birthday: '2024-03-02' }],
  ['sex', { sex: 1 as const }],
])('with another %s it is somebody else', (_, change) => {
  expect(isSameMember(LI, { ...LI, ...change })).toBe(false);
});
