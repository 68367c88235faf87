import { liesIn } from './lies-in';

const PUDONG = { regionCode: '310115', cityCode: '310100' };
/** An area that belongs to no city. */
const JIYUAN = { regionCode: '419001', cityCode: '419001' };
/** A county whose code does not begin with its city's. */
const ZHONG = { regionCode: '500233', cityCode: '500100' };

test.each([
  [PUDONG, '310000', true],
  [PUDONG, '310100', true],
  [PUDONG, '310115', true],
  [PUDONG, '310101', false],
  [PUDONG, '320000', false],
  [PUDONG, '320100', false],
  [JIYUAN, '410000', true],
  [JIYUAN, '419001', true],
  [JIYUAN, '410100', false],
  [ZHONG, '500000', true],
  [ZHONG, '500100', true],
  [ZHONG, '500200', false],
  [ZHONG, '500233', true],
])('a clinic of %j lies in %s: %s', (clinic, asked, expected) => {
  expect(liesIn(clinic, asked)).toBe(expected);
});
