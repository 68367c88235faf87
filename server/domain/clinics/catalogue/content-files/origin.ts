import * as v from 'valibot';
import type { Bilingual, TextOrigin, TextSource } from '../../../../catalogue/rows';
import { readDay } from '../files/fields/day';
import { Refusal } from '../files/fields/refusal';
import { asCell, text } from './fields';
import { readSource, writeSource } from './sources';

const source = asCell((cell) => {
  const said = cell.trim();
  return said === '' ? new Refusal('is empty; write the text') : readSource(said);
});

/** Who wrote and checked a text, and from what, in each language; English readers get the Chinese file's where theirs says none. */
export const ORIGIN = {
  author: v.optional(text),
  reviewer: v.optional(text),
  sources: v.optional(
    v.pipe(
      v.union([v.string(), v.array(v.string())], 'write a list, [ …, … ]'),
      v.transform((said): (string | number)[] => (typeof said === 'string' ? [said] : said)),
      v.array(source),
    ),
  ),
};
/** Said once, in the Chinese file. */
export const REVIEWED = { reviewed: v.optional(asCell(readDay)) };

interface Said {
  readonly author?: string | undefined;
  readonly reviewer?: string | undefined;
  readonly sources?: TextSource[] | undefined;
  readonly reviewed?: string | undefined;
}

const NONE: TextSource[] = [];

const both = (zh: string | undefined, en: string | undefined): Bilingual | null => {
  const first = zh ?? en;
  return first === undefined ? null : { zh: first, en: en ?? first };
};

/** What two files of a text say of where it comes from; null where they say nothing. */
export function originOf(zh: Said, en: Said): TextOrigin | null {
  const author = both(zh.author, en.author);
  const reviewer = both(zh.reviewer, en.reviewer);
  const reviewedOn = zh.reviewed ?? null;
  const chinese = zh.sources ?? en.sources ?? NONE;
  const sources = { zh: chinese, en: en.sources ?? chinese };
  const isSaid = author !== null || reviewer !== null || reviewedOn !== null || chinese.length > 0;
  return isSaid ? { author, reviewer, reviewedOn, sources } : null;
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The fields of one language's file; the English one has only what differs. */
export function originFields(
  origin: TextOrigin | null,
  language: 'zh' | 'en',
): Readonly<Record<string, string | readonly string[] | undefined>> {
  if (!origin) return {};
  const own = <T>({ zh, en }: Bilingual<T>): T | undefined =>
    language === 'zh' ? zh : isSame(zh, en) ? undefined : en;
  const sources = own(origin.sources)?.map(writeSource);
  return {
    author: origin.author ? own(origin.author) : undefined,
    reviewer: origin.reviewer ? own(origin.reviewer) : undefined,
    reviewed: language === 'zh' ? (origin.reviewedOn ?? undefined) : undefined,
    sources:
      sources?.length === 0 && isSame(origin.sources.zh, origin.sources.en) ? undefined : sources,
  };
}
