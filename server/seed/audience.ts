import type { ProductRow } from '../catalogue/rows';
import audiences from './data/audiences.json';

/** Whom a sample product is for, which decides which sample clinics have it. */
export type Audience = keyof typeof audiences;

const AUDIENCES: ReadonlyMap<string, Audience> = new Map(
  Object.entries(audiences).flatMap(([audience, ids]) =>
    ids.map((id) => [id, audience as Audience] as const),
  ),
);

/** Whom a product is for; all where nothing is said of it. */
export const audienceOf = ({ id }: ProductRow): Audience => AUDIENCES.get(id) ?? 'all';
