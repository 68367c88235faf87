import type { Channel } from '../../catalogue/rows';
import type { Pair } from './topic';

/** A paragraph (`p`), heading (`h`) or tip, or a list with one pair per item. */
export type Part = readonly ['h' | 'p' | 'tip', ...Pair] | readonly ['list', readonly Pair[]];

/** Source of an article in both languages. */
export interface ArticleEntry {
  id: string;
  channel: Channel;
  zone?: 'hpv' | 'flu' | 'children' | 'elderly' | 'travel';
  title: Pair;
  summary: Pair;
  body: readonly Part[];
}
