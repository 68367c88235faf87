import { shownFirst } from './shown-person-rules';

const TODAY = '2026-11-30';
const owner = { name: 'owner', birthday: '1990-05-06' };
const older = { name: 'older', birthday: '2020-01-01' };
const younger = { name: 'younger', birthday: '2026-03-30' };

test.each([
  ['the youngest child comes first', [owner, older, younger], younger],
  ['wherever it is in the family', [younger, older, owner], younger],
  ['a child comes before the owner', [owner, older], older],
  ['without a child the first', [owner, { name: 'other', birthday: '1961-01-01' }], owner],
  [
    'on the 18th birthday nobody is a child',
    [owner, { name: 'grown', birthday: '2008-11-30' }],
    owner,
  ],
  ['nobody', [], undefined],
])('%s', (_, family, first) => {
  expect(shownFirst(family, TODAY)).toBe(first);
});

test('until the day before it somebody is', () => {
  const last = { name: 'child', birthday: '2008-12-01' };
  expect(shownFirst([owner, last], TODAY)).toBe(last);
});
