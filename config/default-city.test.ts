import regions from '../server/seed/data/regions.json';
import { defaultCity } from './default-city';

test('a build begins with the city of its operator, Beijing without one', () => {
  expect(defaultCity('310100')).toMatchObject({ code: '310100', zh: '上海市', en: 'Shanghai' });
  expect(defaultCity()).toMatchObject({ code: '110100', zh: '北京市', en: 'Beijing' });
});

test('every city of the country can be one; where its centre is known, it is in China', () => {
  const cities = regions.filter(([, , level]) => level === 2).map(([code]) => String(code));
  expect(cities.length).toBeGreaterThan(300);
  for (const code of cities) {
    const { zh, en, centre } = defaultCity(code);
    expect([code, zh.length > 1, /^[A-Z][a-z]+/.test(en)]).toEqual([code, true, true]);
    if (centre === null) continue;
    const { latitude, longitude } = centre;
    expect([code, latitude > 3 && latitude < 54 && longitude > 73 && longitude < 136]).toEqual([
      code,
      true,
    ]);
  }
  expect(defaultCity('110100').centre).toEqual({ latitude: 39.904, longitude: 116.407 });
  expect(cities.map((code) => defaultCity(code).centre).includes(null)).toBe(true);
});

test.each(['110000', '110101', '999900', ''])('%p is no city', (code) => {
  expect(() => defaultCity(code)).toThrow('give the six digits of a city');
});
