import { firstRange, plot, RANGES, ringsOf } from './plot-rules';

const CENTRE = { latitude: 31.2, longitude: 121.4 };
const place = (id: string, north: number, east: number) => ({
  id,
  name: id,
  latitude: CENTRE.latitude + north / 111_320,
  longitude: CENTRE.longitude + east / (111_320 * Math.cos((31.2 * Math.PI) / 180)),
});

test('north is up, east is right, and distances keep their proportion', () => {
  const [north, east] = plot(CENTRE, [place('n', 1_000, 0), place('e', 0, 500)], 1_000);
  expect(north).toMatchObject({ number: 1 });
  expect(north?.left).toBeCloseTo(50);
  expect(north?.top).toBeCloseTo(5);
  expect(east?.left).toBeCloseTo(72.5);
  expect(east?.top).toBeCloseTo(50);
});

test('a place outside the range is left out, and the others keep their numbers', () => {
  const shown = plot(CENTRE, [place('far', 5_000, 0), place('near', 100, 0)], 2_000);
  expect(shown.map(({ place: { id }, number }) => [id, number])).toEqual([['near', 2]]);
});

test('the first view holds the nearest eight, not the one far away', () => {
  const near = Array.from({ length: 8 }, (_, at) => place(`${at}`, 100 * at, 0));
  expect(RANGES[firstRange(CENTRE, [...near, place('far', 80_000, 0)])]).toBe(1_000);
  expect(RANGES[firstRange(CENTRE, [])]).toBe(500);
});

test('the outer ring says the range, the inner one half of it', () => {
  expect(ringsOf(2_000).map(({ metres }) => metres)).toEqual([1_000, 2_000]);
});
