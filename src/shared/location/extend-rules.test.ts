import { extendedRegion, regionQuery } from './extend-rules';

test.each([
  ['11', '110000', 'province'],
  ['310100', '310100', 'area'],
  ['310101', '310101', 'area'],
  ['310101001002', '310101', 'area'],
  ['440000', '440000', 'area'],
])('the link region %s reaches over %s, a %s', (code, regionCode, extension) => {
  expect(extendedRegion({ regionCode: code, regionName: 'x' })).toEqual({
    regionCode,
    regionName: 'x',
    extension,
  });
});

test.each(['', '1', '110', '1101', '11010', 'abc', '11010x', '１１'])('%j is no region', (code) => {
  expect(extendedRegion({ regionCode: code })).toBeNull();
});

test.each([
  ['310000', 'province'],
  ['310100', 'area'],
  ['310115', 'area'],
])('a link made for %s shows it again', (regionCode, extension) => {
  const query = regionQuery({ regionCode, regionName: '上海' });
  expect(extendedRegion(query)).toEqual({ regionCode, regionName: '上海', extension });
});
