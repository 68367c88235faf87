import * as v from 'valibot';
import { linkmanCard } from './endpoints';

const card = {
  linkmanId: 'L1',
  name: '王小明',
  sex: 1,
  birthday: '2020-02-29',
  relationType: 1,
  isDefault: 1,
  documentKind: 1,
  documentMasked: '3****************X',
  mobileMasked: '138****0001',
  guardianMissing: false,
};
const takes = (change: object): boolean => v.is(linkmanCard, { ...card, ...change });

test('relations are 1 self, 2 parents, 3 children, 4 spouse, 5 relatives, 6 friends, 7 other', () => {
  const known = [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((relationType) => takes({ relationType }));
  expect(known).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('sex is 1 male or 2 female, and a mobile is shown masked only', () => {
  expect([0, 1, 2, 3].filter((sex) => takes({ sex }))).toEqual([1, 2]);
  expect(takes({ mobileMasked: '13800000001' })).toBe(false);
});
