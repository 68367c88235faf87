import * as v from 'valibot';
import { wrongInput } from '../refusals/refusals';

/** A case's place in the queue: hidden ones first, then by weight, then by age. */
export interface QueuePosition {
  readonly isHidden: boolean;
  readonly weight: number;
  /** ms. */
  readonly at: number;
  readonly id: string;
}

/** Largest weight that its column holds (`real`, 32 bits). */
const MOST_WEIGHT = (2 - 2 ** -23) * 2 ** 127;

const shape = v.tuple([
  v.boolean(),
  // As the column has it: the database refuses a number between its smallest one and 0.
  v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_WEIGHT), v.transform(Math.fround)),
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(253_402_300_799_999)),
  v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
]);

export const queueCursor = ({ isHidden, weight, at, id }: QueuePosition): string =>
  Buffer.from(JSON.stringify([isHidden, weight, at, id])).toString('base64url');

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

/** @throws DomainError 9999 */
export function parseQueueCursor(cursor: string | undefined): QueuePosition | null {
  if (cursor === undefined) return null;
  const found = v.safeParse(shape, parsed(cursor));
  if (!found.success) throw wrongInput('请从头刷新列表', 'Refresh the list from the top.');
  const [isHidden, weight, at, id] = found.output;
  return { isHidden, weight, at, id };
}
