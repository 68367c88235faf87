import type { Channel } from '../rows';
import type { Pair } from './topic';

/** A paragraph (`p`), heading (`h`) or tip, or a list whose items stand one a pair. */
export type Part = readonly ['h' | 'p' | 'tip', ...Pair] | readonly ['list', readonly Pair[]];

/** An article as it is written; both languages side by side. */
export interface ArticleEntry {
  id: string;
  channel: Channel;
  zone?: 'hpv' | 'flu' | 'children' | 'elderly' | 'travel';
  title: Pair;
  summary: Pair;
  body: readonly Part[];
}
