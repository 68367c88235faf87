import { DECORATIONS, pickDecoration } from '@contract/community/decoration-rules';
import { sampleCatalogue } from '../../test/samples/catalogue';
import { seedClinics } from '../seed/clinics/departments';
import { picture as pictureBy } from './pictures';
import type { FindShown } from './pictures';

/** Their keys are `1` … `14`. */
const DEFAULT_AVATARS = 14;

const LARGEST_BYTES = 4096;

const { products, articles, zones } = sampleCatalogue();
const find: FindShown = (kind, id) => {
  const titles = {
    vaccine: products.map((each) => ({ ...each, title: each.shortName })),
    article: articles,
    zone: zones.map((each) => ({ ...each, title: each.name })),
  }[kind];
  const found = titles.find((each) => each.id === id);
  const code = products.find((each) => each.id === id)?.vaccineCode;
  return Promise.resolve(
    found && {
      title: `${found.title.zh} ${found.title.en}`,
      ...(code !== undefined && { vaccineCode: code }),
    },
  );
};
const picture = (path: string): Promise<string | undefined> => pictureBy(path, find);

const paths = [
  ...seedClinics().flatMap(({ images }) => images),
  ...products.map(({ imgUrl }) => imgUrl),
  ...articles.map(({ imgUrl }) => imgUrl),
  ...zones.map(({ imgUrl }) => imgUrl),
  ...Array.from({ length: DEFAULT_AVATARS }, (_, index) => `/pictures/avatar/${index + 1}.svg`),
];

describe('pictures', () => {
  test('exist, small, titled and without references, for everything in the sample data', async () => {
    for (const path of paths) {
      const text = (await picture(path)) ?? '';
      expect(text).toMatch(/^<svg [^>]*role="img"[^>]*><title id="t">[^<]+<\/title>/);
      expect(Buffer.byteLength(text)).toBeLessThan(LARGEST_BYTES);
      expect(text).not.toMatch(/href|url\(|<script|NaN|undefined/);
    }
  });

  test.each(['3d', '2d'] as const)(
    'exist for everything decorative in %s, each another',
    async (kind) => {
      const count = DECORATIONS[kind];
      const drawn = await Promise.all(
        Array.from({ length: count }, (_, index) => picture(pickDecoration(kind, index / count))),
      );
      expect(new Set(drawn).size).toBe(count);
      for (const text of drawn) {
        expect(text).toMatch(/^<svg [^>]*role="img"[^>]*><title id="t">[^<]+<\/title>/);
        expect(text).not.toMatch(/href|url\((?!#)|<script|NaN|undefined/);
      }
      expect(await picture(`/pictures/decoration/${kind}-0.svg`)).toBeUndefined();
      expect(await picture(`/pictures/decoration/${kind}-${count + 1}.svg`)).toBeUndefined();
    },
  );

  test('are the same each time', async () => {
    const drawn = await Promise.all(paths.map(picture));
    expect(await Promise.all(paths.map(picture))).toEqual(drawn);
  });

  test('a product’s shows how its vaccine is given', async () => {
    const drawn = (vaccineCode: string) =>
      pictureBy('/pictures/vaccine/x.svg', () => Promise.resolve({ title: 'x', vaccineCode }));
    const [injected, oral, nasal] = await Promise.all(['mmr', 'rota', 'flu-nasal'].map(drawn));
    const SYRINGE = 'rotate(-7 160 270)';
    expect(injected).toContain(SYRINGE);
    expect(oral).not.toContain(SYRINGE);
    expect(nasal).not.toContain(SYRINGE);
    expect(await drawn('bcg')).toContain(SYRINGE);
  });

  test('a name from a catalogue cannot leave the title', async () => {
    const text = await pictureBy('/pictures/zone/x.svg', () =>
      Promise.resolve({ title: '</title><script>' }),
    );
    expect(text).toContain('&lt;/title&gt;&lt;script&gt;');
  });

  test.each([
    '/pictures/vaccine/nothing.svg',
    '/pictures/clinic/../x.svg',
    '/pictures/other/1.svg',
  ])('there is none at %s', async (path) => expect(await picture(path)).toBeUndefined());
});
