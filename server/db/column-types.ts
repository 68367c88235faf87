import type { ColumnType, Generated } from 'kysely';

/** A moment that is always given. */
export type Timestamp = ColumnType<Date, Date, Date>;
/** A moment that the database fills in where it is left out. */
export type TimestampDefaultNow = ColumnType<Date, Date | undefined, Date>;
/** A moment that may be missing. */
export type MaybeTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** A number that the database counts up. */
export type Int8 = Generated<number>;
