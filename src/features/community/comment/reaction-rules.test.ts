import { shownReaction, toggled } from './reaction-rules';

const said = { on: false, count: 4 };

test('what was pressed shows until the provider says something newer', () => {
  const change = { base: said, shown: toggled(said) };
  expect(shownReaction(said, undefined)).toBe(said);
  expect(shownReaction({ ...said }, change)).toEqual({ on: true, count: 5 });
  expect(shownReaction({ on: true, count: 9 }, change)).toEqual({ on: true, count: 9 });
});

test.each([
  [
    { on: true, count: 5 },
    { on: false, count: 4 },
  ],
  [
    { on: true, count: 0 },
    { on: false, count: 0 },
  ],
])('%j turns into %j', (before, after) => {
  expect(toggled(before)).toEqual(after);
});
