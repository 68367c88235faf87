import { firstOf } from './preselection-rules';

const mother = { linkmanId: 'mother', isDefault: 1 } as const;
const boy = { linkmanId: 'boy', isDefault: 0 } as const;
const girl = { linkmanId: 'girl', isDefault: 0 } as const;
const FAMILY = [girl, boy, mother];

test.each([
  ['the default one, where it suits all', ['girl', 'boy', 'mother'], 'mother'],
  ['the first in the list whom it suits', ['boy', 'girl'], 'girl'],
  ['the only one', ['boy'], 'boy'],
  ['the default one, where it suits nobody', [], 'mother'],
])('%s', (_, suited: readonly string[], expected) => {
  expect(firstOf(FAMILY, ({ linkmanId }) => suited.includes(linkmanId))).toBe(expected);
});

test('nobody of no family', () => {
  expect(firstOf([], () => true)).toBeNull();
});
