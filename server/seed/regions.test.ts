import { regionOf, regions } from './regions';

describe('regions', () => {
  test('carry six-digit codes and stand below a region one level up', () => {
    regions.forEach(({ code, parentCode, level }) => {
      expect(code).toMatch(/^\d{6}$/);
      if (level === 1) expect(parentCode).toBeNull();
      else expect(regionOf(parentCode ?? '').level).toBe(level - 1);
    });
  });

  test.each([
    ['500100', 'chongqing', 'cq'],
    ['430100', 'changsha', 'cs'],
    ['350200', 'xiamen', 'xm'],
    ['341500', 'luan', 'la'],
    ['610000', 'shaanxi', 'sx'],
  ])('%s is read %s', (code, pinyin, initials) => {
    expect(regionOf(code)).toMatchObject({ pinyin, initials });
  });

  test('make each municipality its own city, with its districts and counties', () => {
    ['110000', '120000', '310000', '500000'].forEach((province) => {
      const cities = regions.filter(({ parentCode }) => parentCode === province);
      expect(cities.map(({ name }) => name)).toEqual([regionOf(province).name]);
    });
    expect(regionOf('500229').parentCode).toBe('500100');
  });

  test('include Taiwan, Hong Kong and Macau', () => {
    ['710000', '810000', '820000'].forEach((code) => expect(regionOf(code).level).toBe(1));
  });
});
