import type { JSONColumnType } from 'kysely';
import type { Bilingual } from '../kernel/language';
import type { MaybeTimestamp } from './column-types';
import type { DocumentKind } from './document-kind';

/** Searchable entries, prepared for searching; server/search fills `terms`. */
export interface SearchDocumentsTable {
  kind: DocumentKind;
  id: string;
  title: JSONColumnType<Bilingual>;
  note: JSONColumnType<Bilingual>;
  readings: string;
  also: string;
  rank: number;
  visible_from: MaybeTimestamp;
  visible_until: MaybeTimestamp;
}
