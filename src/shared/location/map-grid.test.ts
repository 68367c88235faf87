import { toMapGrid } from './map-grid';

test('a browser’s position in Beijing moves some 500 m, to where the map has it', () => {
  const { latitude, longitude } = toMapGrid({
    latitude: 39.908_722,
    longitude: 116.397_499,
    datum: 'wgs84',
  });
  expect(latitude).toBeCloseTo(39.910_125, 4);
  expect(longitude).toBeCloseTo(116.403_743, 4);
});

test('a mini-program’s position stays', () => {
  const position = { latitude: 31.23, longitude: 121.47, datum: 'gcj02' } as const;
  expect(toMapGrid(position)).toEqual({ latitude: 31.23, longitude: 121.47 });
});

test('outside China the two are the same', () => {
  expect(toMapGrid({ latitude: 48.86, longitude: 2.35, datum: 'wgs84' })).toEqual({
    latitude: 48.86,
    longitude: 2.35,
  });
});
