import { faceOf, firstRange, gather, nextOf, plot, RANGES, ringsOf, turnOf } from './plot-rules';

const CENTRE = { latitude: 31.2, longitude: 121.4 };
const marker = (id: string, north: number, east: number) => ({
  id,
  name: id,
  latitude: CENTRE.latitude + north / 111_320,
  longitude: CENTRE.longitude + east / (111_320 * Math.cos((31.2 * Math.PI) / 180)),
});

test('north is up, east is right, and distances keep their proportion', () => {
  const [north, east] = plot(CENTRE, [marker('n', 1_000, 0), marker('e', 0, 500)], 1_000);
  expect(north).toMatchObject({ number: 1 });
  expect(north?.left).toBeCloseTo(50);
  expect(north?.top).toBeCloseTo(5);
  expect(east?.left).toBeCloseTo(72.5);
  expect(east?.top).toBeCloseTo(50);
});

test('a place outside the range is left out, and the others keep their numbers', () => {
  const shown = plot(CENTRE, [marker('far', 5_000, 0), marker('near', 100, 0)], 2_000);
  expect(shown.map(({ marker: { id }, number }) => [id, number])).toEqual([['near', 2]]);
});

test('the first view holds the nearest eight, not the one far away', () => {
  const near = Array.from({ length: 8 }, (_, index) => marker(`${index}`, 100 * index, 0));
  expect(RANGES[firstRange(CENTRE, [...near, marker('far', 80_000, 0)])]).toBe(1_000);
  expect(RANGES[firstRange(CENTRE, [])]).toBe(500);
});

test('the outer ring says the range, the inner one half of it', () => {
  expect(ringsOf(2_000).map(({ metres }) => metres)).toEqual([1_000, 2_000]);
});

test('places on one spot share a pin, which a tap walks through and starts again', () => {
  const shown = plot(CENTRE, [marker('a', 0, 0), marker('b', 20, 0), marker('c', 900, 0)], 1_000);
  const [spot, apart, ...more] = gather(shown);
  expect(more).toEqual([]);
  expect(spot?.members.map(({ marker: { id } }) => id)).toEqual(['a', 'b']);
  expect(apart?.members.map(({ marker: { id } }) => id)).toEqual(['c']);
  if (!spot) throw new Error('no pin');
  expect(['c', 'a', 'b'].map((selected) => nextOf(spot, selected).marker.id)).toEqual([
    'a',
    'b',
    'a',
  ]);
  expect(['c', 'b'].map((selected) => faceOf(spot, selected).marker.id)).toEqual(['a', 'b']);
  expect(['c', 'a', 'b'].map((selected) => turnOf(spot, selected))).toEqual([0, 1, 2]);
});

test('no two pins come closer than a finger needs, however many places there are', () => {
  const many = Array.from({ length: 40 }, (_, index) =>
    marker(`${index}`, ((index * 37) % 100) * 16 - 800, ((index * 61) % 100) * 16 - 800),
  );
  const pins = gather(plot(CENTRE, many, 2_000));
  const gaps = pins.flatMap((one, index) =>
    pins
      .slice(index + 1)
      .map((other) => Math.max(Math.abs(one.left - other.left), Math.abs(one.top - other.top))),
  );
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(17);
  expect(pins.reduce((sum, { members }) => sum + members.length, 0)).toBe(40);
});
