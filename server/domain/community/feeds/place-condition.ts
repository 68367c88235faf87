import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { TimePlace } from './cursor';

export type Part = RawBuilder<unknown>;

/** SQL condition: older than a place, or newer; true for none. */
export const fromPlace = (
  time: Part,
  id: Part,
  place: TimePlace | null,
  side: '<' | '>' = '<',
): Part =>
  place === null
    ? sql`true`
    : sql`(${time}, ${id}) ${sql.raw(side)} (${new Date(place.at)}::timestamptz, ${place.id}::text)`;
