import fc from '../../../../../test/tiers/properties';
import { sampleCatalogue } from '../../../../../test/samples/catalogue';
import { isAcceptable } from '../problem';
import { readContentFiles } from './read-content-files';
import type { ContentCatalogue } from './read-content-files';
import { writeContentFiles } from './write-content-files';

const again = (catalogue: ContentCatalogue): ContentCatalogue => {
  const files = [...writeContentFiles(catalogue)].map(([path, text]): [string, Uint8Array] => [
    path,
    new TextEncoder().encode(text),
  ]);
  const context = { isLive: false, today: '2026-11-20', zoneIds: null, catalogIds: null };
  const { problems, ...read } = readContentFiles(new Map(files), context);
  if (!isAcceptable(problems)) throw new Error(JSON.stringify(problems));
  return read;
};

const { products, encyclopedia, articles, videos } = sampleCatalogue();

test('the whole sample is written as files that are read as the same rows', () => {
  const sample = { products, encyclopedia, articles, videos };
  expect(again(sample)).toEqual(sample);
});

const text = fc
  .oneof(
    fc.string({ minLength: 1 }),
    fc.constantFrom('null', '1', '- a', 'a: b', '#', '"', '012', 'yes', '疫苗'),
  )
  .map((each) => each.replace(/[\s\p{Cc}]+/gu, ' ').trim())
  .filter((each) => each !== '');
const both = fc.record({ zh: text, en: text });

test('any names, prices and texts are read again as they were written', () => {
  const [product] = products;
  const [article] = articles;
  const [video] = videos;
  if (!product || !article || !video) throw new Error('the sample is empty');
  fc.assert(
    fc.property(
      both,
      both,
      both,
      fc.integer({ min: 0, max: 9_999_999 }),
      fc.constantFrom(1, 2, null),
      fc.integer({ min: 1, max: 999 }),
      (name, maker, summary, cents, sexLimit, number) => {
        const changed: ContentCatalogue = {
          products: [
            {
              ...product,
              name,
              maker,
              category: 'paid',
              priceCents: cents,
              sexLimit,
              sort: number,
              encyclopediaId: null,
              medical: { ...product.medical!, source: name.zh, reviewer: maker.en },
            },
          ],
          encyclopedia: [],
          articles: [
            {
              ...article,
              title: name,
              summary,
              readMinutes: number,
              publishedAt: number % 3 === 0 ? null : article.publishedAt,
              publishedUntil: number % 2 === 0 ? '2099-12-31T23:59:59+08:00' : null,
              origin: {
                author: maker,
                reviewer: sexLimit === null ? null : name,
                reviewedOn: sexLimit === 1 ? '2026-01-05' : null,
                sources: {
                  zh: [{ title: '说明书', url: null }],
                  en: [{ title: 'WHO', url: 'https://www.who.int/' }],
                },
              },
            },
          ],
          videos: [
            {
              ...video,
              title: maker,
              summary,
              labels: { zh: [name.zh, maker.zh], en: [name.en, maker.en] },
              durationMs: number * 7,
            },
          ],
        };
        expect(again(changed)).toEqual(changed);
      },
    ),
  );
});
