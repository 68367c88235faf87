import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { TimePosition } from './cursor';

export type Part = RawBuilder<unknown>;

/** SQL condition: older than a place, or newer; true for none. */
export const fromPosition = (
  time: Part,
  id: Part,
  position: TimePosition | null,
  side: '<' | '>' = '<',
): Part =>
  position === null
    ? sql`true`
    : sql`(${time}, ${id}) ${sql.raw(side)} (${new Date(position.at)}::timestamptz, ${position.id}::text)`;
