import type { Bilingual } from '../../kernel/language';
import type { Category } from './categories';
import type { AtDeletion, Owner, Shown, TablePolicy, Withheld } from './policy-types';
import type { RetentionRule } from './retention-rule';

const words = (list: string): string[] => list.split(/\s+/).filter(Boolean);

/** Rows whose `column` leads to an account through `table`. */
export const through = (column: string, table: string, key = 'id'): Owner => ({
  column,
  table,
  key,
});
/** Rows with the account's id. */
export const OF_USER = through('user_id', 'users');
/** Rows of the account's author in the community. */
export const OF_AUTHOR = through('author_id', 'authors');

export const DELETE = { how: 'delete' } as const;
export const CASCADE = { how: 'cascade' } as const;

interface Definition {
  readonly category: Category;
  /** Chinese and English. */
  readonly title: readonly [zh: string, en: string] | null;
  readonly owners: readonly Owner[];
  readonly shown?: Shown;
  /** Columns, separated by spaces. */
  readonly exported?: string;
  readonly withheld?: Readonly<Partial<Record<Withheld, string>>>;
  readonly atDeletion: AtDeletion;
  readonly retention?: readonly RetentionRule[];
}

const titleOf = (title: Definition['title']): Bilingual | null =>
  title && { zh: title[0], en: title[1] };

/** A table with rows of accounts. */
export function personal(definition: Definition): TablePolicy {
  const { category, title, owners, exported = '', withheld = {}, atDeletion } = definition;
  return {
    category,
    title: titleOf(title),
    owners,
    shown: definition.shown ?? null,
    exported: words(exported),
    withheld: Object.fromEntries(
      Object.entries(withheld).map(([why, columns]) => [why, words(columns)]),
    ),
    atDeletion,
    retention: definition.retention ?? [],
  };
}

/** A table without anything of an account. @param columns separated by spaces */
export const withoutOwner = (
  category: Category,
  columns: string,
  retention: readonly RetentionRule[] = [],
): TablePolicy => ({
  category,
  title: null,
  owners: [],
  shown: null,
  exported: [],
  withheld: { internal: words(columns) },
  atDeletion: { how: 'nobody' },
  retention,
});
