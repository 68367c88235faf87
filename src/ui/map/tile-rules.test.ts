import { mapGridOf } from '@contract/region/map-grid-rules';
import { firstView, onTiles } from './tile-rules';

const MEASURED = { latitude: 31.230_4, longitude: 121.473_7 };

test('a clinic is drawn on the grid of the tiles: as it is, or back where it was measured', () => {
  const clinic = mapGridOf(MEASURED);
  expect(onTiles(clinic, { datum: 'gcj02' })).toEqual([clinic.latitude, clinic.longitude]);
  const [latitude, longitude] = onTiles(clinic, { datum: 'wgs84' });
  expect(latitude).toBeCloseTo(MEASURED.latitude, 6);
  expect(longitude).toBeCloseTo(MEASURED.longitude, 6);
});

test('the first view has the centre and the nearest eight', () => {
  const near = Array.from({ length: 20 }, (_, index) => ({ latitude: index, longitude: 0 }));
  expect(firstView(MEASURED, near)).toEqual([MEASURED, ...near.slice(0, 8)]);
});
