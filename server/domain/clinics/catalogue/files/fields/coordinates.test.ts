import { gridPoint, readCoordinateSystem, readDegrees } from './coordinates';
import { Refusal } from './refusal';

const messageOf = (value: unknown): unknown => value instanceof Refusal && value.message;

test.each([
  ['31.230416', 31.230416],
  ['31', 31],
  ['３１．２３', 31.23],
  ['31.23°', 31.23],
  ['-31.5', -31.5],
  ['180', 180],
])('%s degrees', (text, degrees) => expect(readDegrees(text)).toBe(degrees));

test.each([
  ['31°14′', 'decimal number'],
  ['31度14分', 'decimal number'],
  ['31.23N', 'decimal number'],
  ['31,23', 'no number of degrees'],
  ['180.1', 'more than 180'],
  ['3456789', 'metres of a projection'],
])('%s is refused: %s', (text, message) => expect(messageOf(readDegrees(text))).toContain(message));

test.each([
  ['GCJ-02', 'GCJ-02'],
  ['gcj02', 'GCJ-02'],
  ['高德', 'GCJ-02'],
  ['百度', 'BD-09'],
  ['bd_09', 'BD-09'],
  ['WGS84', 'WGS-84'],
  ['ＧＰＳ', 'WGS-84'],
  ['CGCS2000', 'WGS-84'],
])('%s is %s', (text, system) => expect(readCoordinateSystem(text)).toBe(system));

test('other systems are refused with those that are taken', () =>
  expect(messageOf(readCoordinateSystem('Beijing 54'))).toContain('GCJ-02 (高德, 腾讯), BD-09'));

const BEIJING = { latitude: 39.915, longitude: 116.404 };

// Values of the coordtransform package, which is widely used for these systems.
test.each([
  ['GCJ-02', { latitude: 39.915, longitude: 116.404 }],
  ['WGS-84', { latitude: 39.916404, longitude: 116.410244 }],
  ['BD-09', { latitude: 39.908657, longitude: 116.397627 }],
] as const)('a point of %s in GCJ-02', (system, expected) =>
  expect(gridPoint(BEIJING, system)).toEqual(expected),
);

test('coordinates of GCJ-02 stay as they are, to the last digit', () => {
  const point = { latitude: 31.230416123456, longitude: 121.4737 };
  expect(gridPoint(point, 'GCJ-02')).toEqual(point);
});

test.each([
  [{ latitude: 116.404, longitude: 39.915 }, 'latitude and longitude are swapped'],
  [{ latitude: 48.86, longitude: 2.35 }, 'outside China'],
  [{ latitude: 0, longitude: 0 }, 'outside China'],
  [{ latitude: 39.915, longitude: -116.404 }, 'outside China'],
])('%j: %s', (point, message) => {
  for (const system of ['GCJ-02', 'WGS-84', 'BD-09'] as const)
    expect(messageOf(gridPoint(point, system))).toContain(message);
});

test.each([
  [3, 73],
  [54, 136],
])('%d, %d is on the edge', (latitude, longitude) => {
  expect(messageOf(gridPoint({ latitude, longitude }, 'GCJ-02'))).toBe(false);
  const outside = latitude > 10 ? 54.1 : 2.9;
  expect(messageOf(gridPoint({ latitude: outside, longitude }, 'GCJ-02'))).toContain('outside');
});
