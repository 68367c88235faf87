import type { NamedStatement, ValuesOf } from '../../../../db/named-statement';
import { breaksIntegrity } from '../../../../db/statement';
import type { StatementRunner } from '../../../../db/statement';
import { newReference } from '../../../../shared/lifecycle/order-id';
import type { ReadShortProduct } from '../../../../shared/slots/dose-reader';
import type { SlotStock } from '../../../../shared/slots/slot-state';
import type { Booking } from '../booking';
import type { FreedRow } from '../holds/end-hold-statement';
import type { Diagnose } from './diagnosis';

/** What bookings that are made all or none are made with. */
export interface AllOrNoneOptions {
  readonly runner: StatementRunner;
  readonly now: () => number;
  readonly diagnose: Diagnose;
  readonly slotNow: (id: number) => Promise<SlotStock | null>;
  readonly shortProduct: ReadShortProduct;
  /** Ends a slot's expired holds. */
  readonly expire: (slotId: number) => Promise<unknown>;
  /** Called with the number of places that a slot gained (below 0: lost). */
  readonly onMoved: (row: FreedRow) => void;
}

/** A row that such a statement answers; see `counted`. */
type Row =
  | { readonly what: 'replay' | 'made' | 'moved'; readonly n: number; readonly id: string }
  | ({ readonly what: 'place' } & FreedRow);

/** What a statement made. */
export interface Made {
  /** Orders of the bookings, in their order. */
  readonly orderIds: readonly string[];
  readonly isReplay: boolean;
}

/** Runs such a statement, and tells of the places that slots gained. @returns null: nothing was made */
export async function runAllOrNone<Names extends string>(
  { runner, onMoved }: AllOrNoneOptions,
  statement: NamedStatement<Names>,
  values: ValuesOf<Names>,
): Promise<Made | null> {
  const rows = await statement.run<Row>(runner, values);
  const orderIds: string[] = [];
  for (const row of rows) {
    if (row.what === 'place') onMoved(row);
    else if (row.n > 0) orderIds[row.n - 1] = row.id;
  }
  if (rows.length === 0) return null;
  const isReplay = rows.some(({ what }) => what === 'replay');
  return { orderIds: Object.values(orderIds), isReplay };
}

const TRIES = 8;

interface Steps<Asked, Outcome> {
  /** null: it was not made. */
  readonly attempt: (asked: Asked) => Promise<Outcome | null>;
  /**
   * Why it was not made; null where another try is worth it. @param broken which row broke a constraint of the database; null: none
   */
  readonly failure: (asked: Asked, broken: unknown) => Promise<Outcome | null>;
  /** What is said after the last try. */
  readonly giveUp: (asked: Asked) => Outcome;
}

/** Tries until it is made, or somebody can say why not. */
export const untilMade =
  <Asked extends { readonly bookings: readonly Booking[] }, Outcome>({
    attempt,
    failure,
    giveUp,
  }: Steps<Asked, Outcome>) =>
  async (asked: Asked): Promise<Outcome> => {
    let broken: unknown = null;
    let current = asked;
    for (let tried = 1; tried <= TRIES; tried += 1) {
      broken = null;
      try {
        const made = await attempt(current);
        if (made) return made;
      } catch (error) {
        if (!breaksIntegrity(error)) throw error;
        broken = error;
      }
      const why = await failure(asked, broken);
      if (why) return why;
      // If a reference happens to exist already, it would make every further try fail.
      const bookings = asked.bookings.map((one) => ({ ...one, reference: newReference() }));
      current = { ...asked, bookings };
    }
    if (broken !== null) throw broken as Error;
    return giveUp(asked);
  };
