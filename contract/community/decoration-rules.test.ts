import fc, { runs } from '../../test/tiers/properties';
import { DECORATION_PATHS, DECORATIONS, pickDecoration } from './decoration-rules';

test('there are eight in 3D and six in 2D', () => {
  expect(DECORATIONS).toEqual({ '3d': 8, '2d': 6 });
});

test.each([
  ['3d', 0, '/pictures/decoration/3d-1.svg'],
  ['3d', 0.999_999, '/pictures/decoration/3d-8.svg'],
  ['2d', 0.5, '/pictures/decoration/2d-4.svg'],
  ['2d', 0.999_999, '/pictures/decoration/2d-6.svg'],
] as const)('%s at %d is %s', (kind, random, path) => {
  expect(pickDecoration(kind, random)).toBe(path);
});

test('every one of them is picked by an eighth of the numbers', () => {
  const picked = Array.from({ length: 8 }, (_, n) => [n / 8, (n + 0.99) / 8]).map((ends) =>
    ends.map((random) => pickDecoration('3d', random)),
  );
  expect(picked).toEqual(
    Array.from({ length: 8 }, (_, n) => Array(2).fill(`/pictures/decoration/3d-${n + 1}.svg`)),
  );
});

test('no number leads past them', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (random) =>
      /^\/pictures\/decoration\/3d-[1-8]\.svg$/.test(pickDecoration('3d', random)),
    ),
    { numRuns: runs(10_000) },
  );
});

test('there are fourteen paths to choose from, each once', () => {
  expect(new Set(DECORATION_PATHS).size).toBe(14);
  expect(DECORATION_PATHS[0]).toBe('/pictures/decoration/2d-1.svg');
  expect(DECORATION_PATHS[13]).toBe('/pictures/decoration/3d-8.svg');
});
