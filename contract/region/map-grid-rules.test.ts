import fc, { runs } from '../../test/tiers/properties';
import { mapGridOf, measuredPointOf } from './map-grid-rules';

/** Degrees, some 10 cm. */
const CLOSE = 0.000_001;

test('from the grid back to the measured point, everywhere in China and outside', () => {
  const point = fc.record({
    latitude: fc.double({ min: 18, max: 53, noNaN: true }),
    longitude: fc.double({ min: 74, max: 135, noNaN: true }),
  });
  fc.assert(
    fc.property(point, (measured) => {
      const back = measuredPointOf(mapGridOf(measured));
      expect(Math.abs(back.latitude - measured.latitude)).toBeLessThan(CLOSE);
      expect(Math.abs(back.longitude - measured.longitude)).toBeLessThan(CLOSE);
    }),
    { numRuns: runs(2_000) },
  );
  const paris = { latitude: 48.85, longitude: 2.35 };
  expect(measuredPointOf(paris)).toEqual(paris);
});

test('Tiananmen lies some 550 m north-west of where maps of the grid have it', () => {
  const { latitude, longitude } = measuredPointOf({ latitude: 39.908_7, longitude: 116.397_5 });
  expect(latitude).toBeCloseTo(39.907_3, 3);
  expect(longitude).toBeCloseTo(116.391_3, 3);
});
