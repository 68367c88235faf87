import type { Bilingual } from '../../kernel/language';
import type { Category } from './categories';
import type { RetentionRule } from './retention-rule';

/**
 * How rows of a table belong to an account: their `column` is a `key` of rows of `table` that belong to it. Paths end at
 * `users`.
 */
export interface Owner {
  readonly column: string;
  readonly table: string;
  readonly key: string;
}

/** Why a column is not in the copy that a person takes along. */
export const WITHHELD = {
  reference:
    'a number inside the database that means nothing elsewhere, or leads to what is exported there',
  secret: 'whoever has it can act as the account',
  hash: 'made of what is exported, so that it can be found again; it says nothing itself',
  internal: 'how the service does its work: tries, ranks, positions, claims of a process',
  otherPerson: 'names somebody else’s account',
  staff: 'names somebody of the staff',
  authorities:
    'sealed, and opened only for an authority that the law lets ask (docs/decisions/0136)',
} as const;
export type Withheld = keyof typeof WITHHELD;

/** Why something stays when an account is deleted. */
export const RETAINED = {
  vaccinationRecords:
    'Vaccine Administration Law (疫苗管理法) art. 46: the clinic’s own record at least five years beyond the vaccine’s expiry; what stays here as long names nobody, and tells whom to ask of a lot (docs/decisions/0134)',
  adverseEvents:
    'Vaccine Administration Law (疫苗管理法) art. 53: a clinic reports suspected adverse events that it finds; what it has taken on it works on to the end',
  transactions:
    'E-Commerce Law (电子商务法) art. 31: records of transactions at least three years after they end',
  accounting:
    'Accounting Archives Measures (会计档案管理办法, Order 79 of 2015), table 1: vouchers and ledgers thirty years',
  moderationLog: 'proof of what was decided, why and when; it names nobody any more',
  conversation: 'the person chose to leave it without a name, or others have answered it',
  publicDraw: 'the published list of a draw has to stay as it was recomputed; it names nobody',
  sameId: 'an id is never given again',
  networkLog:
    'Cybersecurity Law (网络安全法) art. 21 (3), since 2026 art. 23 (3): network logs at least six months, whoever was there; they go by themselves then',
} as const;
export type Retained = keyof typeof RETAINED;

/** What becomes of an account's rows when it is deleted. */
export type AtDeletion =
  /** Deleted by their owner. */
  | { readonly how: 'delete' }
  /** Deleted by a foreign key, with the row that they belong to. */
  | { readonly how: 'cascade' }
  /** They stay; the columns named are overwritten by these SQL expressions (`:now` is the time). */
  | {
      readonly how: 'anonymise';
      readonly why: Retained;
      readonly columns: Readonly<Record<string, string>>;
    }
  /** They stay; a foreign key empties the column that leads to the account. */
  | { readonly how: 'detach'; readonly why: Retained; readonly column: string }
  | { readonly how: 'keep'; readonly why: Retained }
  /** They belong to no account. */
  | { readonly how: 'nobody' };

/**
 * Rows that belong to no account and that its pages show all the same, such as what a desk has recorded of its family: in
 * its copy as well, and unchanged when it is deleted.
 */
export interface Shown {
  /** SQL condition on the row `t`; `:user` is the account. */
  readonly when: string;
  /** SQL of columns of which the pages show something else, or nothing. */
  readonly columns: Readonly<Record<string, string>>;
}

/** What holds of a table. Every column is in `exported` or in one list of `withheld`. */
export interface TablePolicy {
  readonly category: Category;
  /** What its rows are, for people; null where nothing of it is exported. */
  readonly title: Bilingual | null;
  /** Whose its rows are; several where a row may belong by one way or another. Empty: nobody's. */
  readonly owners: readonly Owner[];
  readonly shown: Shown | null;
  readonly exported: readonly string[];
  readonly withheld: Readonly<Partial<Record<Withheld, readonly string[]>>>;
  readonly atDeletion: AtDeletion;
  /** When rows go though their account stays; empty: with it, or while the service needs them. */
  readonly retention: readonly RetentionRule[];
}

/** Tables by name. */
export type Policies = Readonly<Record<string, TablePolicy>>;
