import { userTypeMark } from './user-type-rules';

test.each([
  [10, null],
  [20, 'doctor'],
  [30, 'official'],
  [40, 'operated'],
] as const)('an author of type %d is marked %s', (type, mark) => {
  expect(userTypeMark(type)).toBe(mark);
});
