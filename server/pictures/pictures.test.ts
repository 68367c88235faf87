import { DECORATIONS, pickDecoration } from '@contract/community/decoration-rules';
import { buildSeed } from '../seed/build-seed';
import { picture } from './pictures';

/** Their keys are `1` … `14`. */
const DEFAULT_AVATARS = 14;

const LARGEST_BYTES = 4096;

const seed = buildSeed('2026-11-20');
const paths = [
  ...seed.clinics.flatMap(({ images }) => images),
  ...seed.products.map(({ imgUrl }) => imgUrl),
  ...seed.articles.map(({ imgUrl }) => imgUrl),
  ...seed.zones.map(({ imgUrl }) => imgUrl),
  ...Array.from({ length: DEFAULT_AVATARS }, (_, index) => `/pictures/avatar/${index + 1}.svg`),
];

describe('pictures', () => {
  test('exist, small, titled and without references, for everything in the sample data', () => {
    paths.forEach((path) => {
      const text = picture(path) ?? '';
      expect(text).toMatch(/^<svg [^>]*role="img"[^>]*><title id="t">[^<]+<\/title>/);
      expect(Buffer.byteLength(text)).toBeLessThan(LARGEST_BYTES);
      expect(text).not.toMatch(/href|url\(|<script|NaN|undefined/);
    });
  });

  test.each(['3d', '2d'] as const)(
    'exist for everything decorative in %s, each another',
    (kind) => {
      const count = DECORATIONS[kind];
      const drawn = Array.from({ length: count }, (_, index) =>
        picture(pickDecoration(kind, index / count)),
      );
      expect(new Set(drawn).size).toBe(count);
      for (const text of drawn) {
        expect(text).toMatch(/^<svg [^>]*role="img"[^>]*><title id="t">[^<]+<\/title>/);
        expect(text).not.toMatch(/href|url\((?!#)|<script|NaN|undefined/);
      }
      expect(picture(`/pictures/decoration/${kind}-0.svg`)).toBeUndefined();
      expect(picture(`/pictures/decoration/${kind}-${count + 1}.svg`)).toBeUndefined();
    },
  );

  test('are the same each time', () => {
    expect(paths.map(picture)).toEqual(paths.map(picture));
  });

  test.each([
    '/pictures/vaccine/nothing.svg',
    '/pictures/clinic/../x.svg',
    '/pictures/other/1.svg',
  ])('there is none at %s', (path) => expect(picture(path)).toBeUndefined());
});
