import type { NotNull } from 'kysely';
import type { DocumentKind } from '../db/document-kind';
import type { Db } from '../db/database';
import { isOffered } from '../db/is-offered';
import type { Findable } from './documents';
import { everydayNamesOf } from './everyday-names';
import { keywordOf } from './initial';
import { namesOf } from './names';
import { DAY } from '../kernel/clock';
import type { StoredContent } from '../db/tables';
import type { Bilingual } from '../kernel/language';

type Read = (db: Db, ids: readonly string[]) => Promise<Findable[]>;

const nothingMore = { province: null, visibleFrom: null, visibleUntil: null } as const;

/** Trade names of a product, in both languages. */
const brandsOf = ({ zh, en }: Bilingual<StoredContent>): Bilingual => ({
  zh: zh.brand ?? '',
  en: en.brand ?? '',
});

/** `佳达修 9` is spelt like `佳达修`. */
const withoutNumber = (brand: string): string => brand.replace(/\s*\d+$/, '');

const inOneLine = (...parts: readonly string[]): string => parts.filter(Boolean).join(' · ');

const vaccines: Read = async (db, ids) => {
  const rows = await db
    .selectFrom('products')
    .selectAll()
    .where('id', 'in', ids)
    .where(isOffered('products'))
    .execute();
  return rows.map((row) => {
    const brand = brandsOf(row.content);
    const brands = [brand.zh, brand.en].filter(Boolean);
    return {
      ...nothingMore,
      kind: 'vaccine',
      id: row.id,
      title: row.name,
      note: {
        zh: inOneLine(brand.zh, row.maker.zh),
        en: inOneLine(brand.en, row.maker.en),
      },
      called: [...namesOf(row.short_name), ...brands, ...everydayNamesOf(row.vaccine_code)],
      also: [...row.diseases.zh, ...row.diseases.en, row.vaccine_code, row.maker.zh],
      rank: row.sort,
      words: [
        keywordOf(row.short_name.zh),
        keywordOf(row.short_name.en),
        ...brands.map(withoutNumber),
        ...row.diseases.zh,
      ],
    };
  });
};

const diseases: Read = async (db, ids) => {
  const [rows, products] = await Promise.all([
    db.selectFrom('encyclopedia').select(['id', 'title']).where('id', 'in', ids).execute(),
    db
      .selectFrom('products')
      .select(['encyclopedia_id', 'short_name'])
      .where('encyclopedia_id', 'in', ids)
      .where(isOffered('products'))
      .orderBy('sort')
      .execute(),
  ]);
  return rows.map(({ id, title }) => {
    const against = products.filter((product) => product.encyclopedia_id === id);
    const keywords = (language: 'zh' | 'en'): string[] => [
      ...new Set(against.map(({ short_name }) => keywordOf(short_name[language]))),
    ];
    const [zh, en] = [keywords('zh'), keywords('en')];
    return {
      ...nothingMore,
      kind: 'disease',
      id,
      title,
      note: { zh: zh.join('、'), en: en.join(', ') },
      called: [...new Set(against.flatMap(({ short_name }) => namesOf(short_name)))],
      also: [],
      rank: 0,
      words: [title.zh, title.en],
    };
  });
};

const clinics: Read = async (db, ids) => {
  const rows = await db
    .selectFrom('departments as d')
    .innerJoin('regions as r', 'r.code', 'd.region_code')
    .innerJoin('regions as c', 'c.code', 'd.city_code')
    .select(['d.depa_code', 'd.city_code', 'd.name', 'd.address', 'd.is_online'])
    .select(['r.name as district', 'r.short_name as shortDistrict', 'c.name as city'])
    .select('c.short_name as shortCity')
    .where('d.depa_code', 'in', ids)
    .where(isOffered('d'))
    .execute();
  return rows.map((row) => ({
    kind: 'clinic',
    id: row.depa_code,
    title: row.name,
    note: row.address,
    called: [],
    also: [row.district, row.city],
    province: `${row.city_code.slice(0, 2)}0000`,
    rank: row.is_online ? 0 : 1,
    visibleFrom: null,
    visibleUntil: null,
    words: [row.shortDistrict, row.shortCity],
  }));
};

const articles: Read = async (db, ids) => {
  const rows = await db
    .selectFrom('articles')
    .select(['id', 'title', 'summary', 'published_at', 'published_until'])
    .where('id', 'in', ids)
    .where('published_at', 'is not', null)
    .$narrowType<{ published_at: NotNull }>()
    .execute();
  return rows.map((row) => ({
    ...nothingMore,
    kind: 'article',
    id: row.id,
    title: row.title,
    note: row.summary,
    called: [],
    also: [],
    // Among equal matches the newest comes first: days since 1970, negated.
    rank: -Math.floor(row.published_at.getTime() / DAY),
    visibleFrom: row.published_at,
    visibleUntil: row.published_until,
    words: [],
  }));
};

/** Characters of a post's text that it is found by. */
const POST_INDEXED = 300;
const MINUTE_MS = 60_000;

const posts: Read = async (db, ids) => {
  const rows = await db
    .selectFrom('posts')
    .select(['id', 'title', 'body', 'published_at'])
    .where('id', 'in', ids)
    .where('state', '=', 'published')
    .execute();
  return rows.map((row) => {
    const note = [...row.body].slice(0, POST_INDEXED).join('');
    return {
      ...nothingMore,
      kind: 'post',
      id: row.id,
      title: { zh: row.title, en: row.title },
      note: { zh: note, en: note },
      called: [],
      also: [],
      rank: -Math.floor(row.published_at.getTime() / MINUTE_MS),
      visibleFrom: row.published_at,
      words: [],
    };
  });
};

/** Source of each kind; deleted rows and retired ones are left out. */
export const SOURCES: Readonly<Record<DocumentKind, Read>> = {
  vaccine: vaccines,
  disease: diseases,
  clinic: clinics,
  article: articles,
  post: posts,
};
