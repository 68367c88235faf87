import { PAID_CHILD_VACCINES } from '@contract/plan/paid-age-rules';
import { SCHEDULE } from '@contract/plan/schedule-rules';
import { sampleCatalogue } from '../../test/samples/catalogue';
import { readExternalSettings } from '../areas/external/settings';

const seed = sampleCatalogue();
const entries = new Map(seed.encyclopedia.map((entry) => [entry.id, entry]));

/** Every pair of texts in a value, with its path. */
function pairsIn(value: unknown, path = ''): [path: string, zh: unknown, en: unknown][] {
  if (value === null || typeof value !== 'object') return [];
  const record = value as Record<string, unknown>;
  if ('zh' in record && 'en' in record) return [[path, record.zh, record.en]];
  return Object.entries(record).flatMap(([key, each]) => pairsIn(each, `${path}/${key}`));
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value !== null && typeof value === 'object'
      ? Object.values(value).flatMap(textsIn)
      : [];

const PARTS = ['encyclopedia', 'products', 'catalogs', 'zones', 'articles', 'videos'] as const;

test('every vaccine of the schedule is in the catalogue, free, and has an entry about its disease', () => {
  const codes = SCHEDULE.flatMap(({ doses }) => doses.map(({ code }) => code));
  for (const code of new Set(codes)) {
    const free = seed.products.find(
      (each) => each.vaccineCode === code && each.category === 'free',
    );
    expect([code, entries.has(free?.encyclopediaId ?? '')]).toEqual([code, true]);
  }
});

test('every product has an entry that names its disease, a picture, questions and who must not have it', () => {
  expect(seed.products.length).toBeGreaterThanOrEqual(60);
  for (const { id, encyclopediaId, content, imgUrl, doses } of seed.products) {
    expect([id, entries.has(encyclopediaId ?? '')]).toEqual([id, true]);
    expect(imgUrl).toBe(`/pictures/vaccine/${id}.svg`);
    expect([id, doses.length > 0]).toEqual([id, true]);
    for (const texts of [content.zh, content.en]) {
      expect([id, texts.faq.length > 0]).toEqual([id, true]);
      expect([id, texts.contraindications.length > 0]).toEqual([id, true]);
      expect([id, texts.adverseReactions.length > 0]).toEqual([id, true]);
      expect([id, texts.afterCare.length > 0]).toEqual([id, true]);
    }
  }
});

test('every vaccine that children are offered for a fee is in the catalogue', () => {
  const codes = new Set(seed.products.map(({ vaccineCode }) => vaccineCode));
  PAID_CHILD_VACCINES.forEach(({ code }) => expect(codes).toContain(code));
});

test.each(PARTS)('%s are written in both languages, one as long as the other', (part) => {
  const pairs = pairsIn(seed[part]);
  expect(pairs.length).toBeGreaterThanOrEqual(seed[part].length);
  for (const [path, zh, en] of pairs) {
    const [chinese, english] = [textsIn(zh), textsIn(en)];
    expect([path, english.length]).toEqual([path, chinese.length]);
    [...chinese, ...english].forEach((text) => expect([path, text.trim()]).not.toEqual([path, '']));
    english.forEach((text) => expect(text).not.toMatch(/\p{Script=Han}/u));
  }
});

test('every entry says what it is, how it spreads, what to look out for and how to prevent it', () => {
  for (const { id, content } of seed.encyclopedia)
    for (const blocks of [content.zh, content.en]) {
      const kinds = blocks.map(({ type }) => type);
      expect([id, kinds.filter((type) => type === 'h').length]).toEqual([id, 3]);
      expect([id, kinds.includes('list') && kinds.includes('tip')]).toEqual([id, true]);
    }
});

test.each([...seed.articles, ...seed.encyclopedia])(
  '$id says who wrote it and from what, in both languages; nobody has reviewed it',
  ({ origin }) => {
    expect(origin?.author).toEqual({ zh: '易苗编辑部（示例）', en: 'Yimiao editors (sample)' });
    expect([origin?.reviewer, origin?.reviewedOn]).toEqual([null, null]);
    for (const sources of [origin?.sources.zh, origin?.sources.en])
      expect(sources?.length).toBeGreaterThan(0);
  },
);

/** Articles about no vaccine of their own. */
const GENERAL = [
  'cold-chain',
  'fever-after',
  'help-parents-book',
  'late-dose',
  'needle-fear',
  'thirty-minutes',
];
/** Zones of one vaccine; the others have all of an age or an occasion. */
const ZONES_OF_ONE: readonly (string | null)[] = ['flu', 'hpv'];

test('every article leads to the vaccines that it is about, and those are in the catalogue', () => {
  const listed = new Set(seed.catalogProducts.map(({ catalogId }) => catalogId));
  for (const { id, zoneId, blocks } of seed.articles)
    for (const texts of [blocks.zh, blocks.en]) {
      const classes = texts.flatMap((block) => (block.type === 'vaccines' ? block.catalogId : []));
      classes.forEach((each) => expect([id, listed.has(each)]).toEqual([id, true]));
      const isLeading = classes.length > 0 || ZONES_OF_ONE.includes(zoneId);
      expect([id, isLeading]).toEqual([id, !GENERAL.includes(id)]);
    }
});

test('nothing comes from elsewhere, and links lead only to where the white list lets them', () => {
  const links: string[] = [];
  const rest = JSON.stringify(seed, (_, value: { type?: string; url?: string } | null) => {
    if (value?.type !== 'link') return value;
    links.push(value.url ?? '');
    return null;
  });
  expect(rest).not.toMatch(/https?:|"\/\/|data:/);
  const { whiteUrls } = readExternalSettings(undefined, 'live');
  expect(links.length).toBeGreaterThan(0);
  const isListed = (url: string) => whiteUrls.some((one) => url.startsWith(`${one.url}/`));
  expect(links.filter((url) => !isListed(url))).toEqual([]);
});
