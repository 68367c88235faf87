import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { DataOf } from '@contract/endpoints';
import type { SearchItem } from '@contract/search/endpoints';

type Answer = DataOf<'GET /base/search/all.do'>;

/** What somebody types, and what is meant by it: the file says in its head how that is written. */
export interface EverydayQuery {
  readonly query: string;
  readonly meant: string;
  readonly why: string;
}

interface SampleProduct {
  readonly vaccineCode: string;
  readonly encyclopedia: string;
}

/** How many of the rows, from the top, have to have what is meant. */
export const FIRST = 3;

const SAMPLE = join(__dirname, '../../../server/sample/vaccines');

const products = new Map(
  readdirSync(SAMPLE)
    .filter((name) => name.endsWith('.json'))
    .map((name) => [
      name.replace('.json', ''),
      JSON.parse(readFileSync(join(SAMPLE, name), 'utf8')) as SampleProduct,
    ]),
);

/** The queries of a file beside this one. */
export const queriesOf = (file: string): readonly EverydayQuery[] =>
  parse<EverydayQuery>(readFileSync(join(__dirname, file), 'utf8'), {
    columns: true,
    comment: '#',
    comment_no_infix: true,
    skip_empty_lines: true,
  });

/** Whether a result is what `kind:value` says. */
function isMeant(item: SearchItem, meaning: string): boolean {
  const [kind, value = ''] = meaning.split(':');
  const product = item.kind === 'vaccine' ? products.get(item.id) : undefined;
  switch (kind) {
    case 'disease':
      return product
        ? product.encyclopedia === value
        : item.kind === 'disease' && item.id === value;
    case 'vaccine':
      return product?.vaccineCode === value;
    case 'product':
      return product !== undefined && item.id === value;
    case 'article':
      return item.kind === 'article' && item.id === value;
    case 'clinic':
      return item.kind === 'clinic' && `${item.title} ${item.note}`.includes(value);
    default:
      throw new Error(`no meaning: ${meaning}`);
  }
}

/** Whether what is meant is among the first rows of the page, from its top. */
export function isFound({ groups }: Answer, { meant }: EverydayQuery): boolean {
  if (meant === 'none') return groups.every(({ kind }) => kind !== 'vaccine' && kind !== 'disease');
  if (meant.includes('&'))
    return meant
      .split('&')
      .every((meaning) =>
        groups.some(({ items }) => items.slice(0, FIRST).some((item) => isMeant(item, meaning))),
      );
  const rows = groups.flatMap(({ items }) => items).slice(0, FIRST);
  return meant.split('|').some((meaning) => rows.some((item) => isMeant(item, meaning)));
}
