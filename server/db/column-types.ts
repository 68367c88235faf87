import type { ColumnType, Generated } from 'kysely';

/** A timestamp that is always set. */
export type Timestamp = ColumnType<Date, Date, Date>;
/** A timestamp that the database sets where it is left out. */
export type TimestampDefaultNow = ColumnType<Date, Date | undefined, Date>;
/** A nullable timestamp. */
export type MaybeTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** A number that the database generates. */
export type Int8 = Generated<number>;
