import type { HoldsTable } from '../../../../db/tables';
import { createBatcher } from '../../../../db/batcher';
import { namedStatement } from '../../../../db/named-statement';
import { breaksIntegrity, refusesRows } from '../../../../db/statement';
import type { StatementRunner } from '../../../../db/statement';
import type { Availability } from '../../../../shared/slots/availability';
import type { BookingFailure } from '../booking';
import { END_HOLD, EXPIRE } from './end-hold-statement';
import type { FreedRow } from './end-hold-statement';
import type { FullMemory } from '../../../../shared/slots/full-memory';
import { HOLD_BATCH, holdValues } from './hold-statement';
import type { HeldPart, HoldRequest, HoldRow } from './hold-statement';
import { readClock } from '../../../../shared/slots/clock-reading';
import type { ReadShortProduct } from '../../../../shared/slots/dose-reader';
import { slotUnavailability } from '../../../../shared/slots/slot-state';
import type { SlotStock } from '../../../../shared/slots/slot-state';
import { bisecting } from '../../../../db/bisect';

/** Result of a request. `allowance`: the account has held places for as long as it may this hour. */
export type HoldOutcome =
  | { readonly kind: 'held'; readonly holdId: string; readonly expiresAt: number }
  | { readonly kind: 'allowance' }
  | BookingFailure;

/** A live hold, times in ms. */
export interface LiveHold {
  readonly holdId: string;
  readonly kind: HoldsTable['kind'];
  readonly expiresAt: number;
  readonly parts: readonly HeldPart[];
}

/** Holds places for minutes; see {@link createHolds}. */
export interface Holds {
  /**
   * Takes all parts or none. An account has one hold of kind `form`: a new one replaces it, and it stays where the new
   * one fails. Holds of kind `offer` exist next to it and have no allowance.
   */
  take(request: HoldRequest): Promise<HoldOutcome>;
  /** A live hold of the account: by id, or the one of its form. */
  find(userId: string, holdId?: string): Promise<LiveHold | null>;
  /** Frees the places. @returns whether this call did; false: ended before, or not the account's. */
  end(holdId: string, userId: string): Promise<boolean>;
  /** Ends expired holds, of one slot or of all, at most 500 at a time. @returns places freed. */
  expire(slotId?: number): Promise<number>;
  /** Updates the caches with places that another area's transaction has freed. */
  noteFreed(rows: readonly FreedRow[]): void;
}

export interface HoldsOptions {
  readonly runner: StatementRunner;
  /** The provider's clock, ms. */
  readonly now: () => number;
  readonly full: FullMemory;
  readonly availability: Pick<Availability, 'count'>;
  readonly slotNow: (id: number) => Promise<SlotStock | null>;
  readonly shortProduct: ReadShortProduct;
}

/** How often a hold is tried again when the diagnosis finds room. */
const TRIES = 8;

const FIND = namedStatement('find-hold', 'userId now holdId')`
select h.id, h.kind, h.expires_at, h.slot_id, h.places from holds h
where h.user_id = :userId and h.ended_at is null and h.expires_at > :now
  and case when :holdId::text is null then h.kind = 'form' else h.id = :holdId end
order by h.part`;

interface FoundRow {
  readonly id: string;
  readonly kind: HoldsTable['kind'];
  readonly expires_at: Date;
  readonly slot_id: number;
  readonly places: number;
}

/** Batches with one request per account: each request must see the result of the one before it. */
function roundsOf(batch: readonly HoldRequest[]): number[][] {
  const rounds: number[][] = [];
  const asked = new Map<string, number>();
  batch.forEach(({ userId }, index) => {
    const round = asked.get(userId) ?? 0;
    asked.set(userId, round + 1);
    (rounds[round] ??= []).push(index);
  });
  return rounds;
}

async function findHold(
  { runner, now }: HoldsOptions,
  userId: string,
  holdId: string | undefined,
): Promise<LiveHold | null> {
  const values = { userId, now: new Date(now()), holdId: holdId ?? null };
  const rows = await FIND.run<FoundRow>(runner, values);
  const [first] = rows;
  if (!first) return null;
  return {
    holdId: first.id,
    kind: first.kind,
    expiresAt: first.expires_at.getTime(),
    parts: rows.map(({ slot_id, places }) => ({ slotId: slot_id, places })),
  };
}

type Made = HoldOutcome | Error | null;

/** Runs a batch in {@link roundsOf}; results in the batch's order. */
async function inRounds(
  batch: readonly HoldRequest[],
  run: (round: readonly HoldRequest[]) => Promise<readonly Made[]>,
): Promise<Made[]> {
  const outcomes = new Array<Made>(batch.length).fill(null);
  for (const round of roundsOf(batch)) {
    const made = await run(round.map((index) => batch[index] as HoldRequest));
    round.forEach((index, position) => (outcomes[index] = made[position] ?? null));
  }
  return outcomes;
}

/**
 * Holds: requests that arrive while a statement runs are sent together as the next. Only the database decides whether a
 * place is free; an expired hold counts as free for the next request.
 */
export function createHolds(options: HoldsOptions): Holds {
  const { runner, now, full, availability, slotNow, shortProduct } = options;

  function note({ slot_id, depa_code, places }: FreedRow): void {
    if (places > 0) full.forget(slot_id);
    availability.count({ depaCode: depa_code, slotId: slot_id }, places);
  }
  function freed(rows: readonly FreedRow[]): number {
    rows.forEach(note);
    return rows.reduce((sum, { places }) => sum + places, 0);
  }

  async function insert(batch: readonly HoldRequest[]): Promise<Made[]> {
    const outcomes = new Array<Made>(batch.length).fill(null);
    const indexByHold = new Map(batch.map(({ holdId }, position) => [holdId, position]));
    const values = holdValues(batch, readClock(now()));
    for (const row of await HOLD_BATCH.run<HoldRow>(runner, values)) {
      if (row.what === 'moved') note(row);
      else if (row.what === 'spent') outcomes[row.n - 1] = { kind: 'allowance' };
      else
        outcomes[row.what === 'made' ? (indexByHold.get(row.id) ?? 0) : row.n - 1] = {
          kind: 'held',
          holdId: row.id,
          expiresAt: row.expires_at.getTime(),
        };
    }
    return outcomes;
  }

  /** Within a round, as the rounds before it are committed. */
  const insertApart = bisecting(insert, refusesRows);

  const insertOne = createBatcher((batch: readonly HoldRequest[]) => inRounds(batch, insertApart));

  const expireOnce = async (slotIds: readonly number[] | null): Promise<number> =>
    freed(await EXPIRE.run<FreedRow>(runner, { now: new Date(now()), slotIds }));
  const expireSlot = createBatcher(async (slotIds: readonly number[]): Promise<number[]> => {
    const indexByHold = await expireOnce([...new Set(slotIds)]);
    return slotIds.map(() => indexByHold);
  });

  /** Why it was not taken; null where another try is worth it. */
  async function unavailability(request: HoldRequest): Promise<BookingFailure | null> {
    const { parts, hasTicket, userId } = request;
    const at = readClock(now());
    let expired: number | null = null;
    for (const { slotId, places } of parts) {
      const found = slotUnavailability(await slotNow(slotId), at, places, hasTicket);
      if (found?.kind === 'expired') expired = slotId;
      else if (found) return found;
    }
    const doses = parts.flatMap(({ slotId, products = [] }) =>
      products.map((productId) => ({ slotId, productId })),
    );
    if ((await shortProduct(doses, { userId })) !== null) return { kind: 'noDoses' };
    if (expired !== null) await expireSlot(expired);
    return null;
  }

  return {
    async take(request) {
      for (let tried = 1; tried <= TRIES; tried += 1) {
        const made = await insertOne(request).catch((error: unknown) => {
          // Concurrent requests of one account in two processes break the rule of one form hold.
          if (!breaksIntegrity(error) || tried === TRIES) throw error;
          return null;
        });
        if (made) return made;
        const found = await unavailability(request);
        if (found) return found;
      }
      return { kind: 'full' };
    },
    find: (userId, holdId) => findHold(options, userId, holdId),
    async end(holdId, userId) {
      const values = { userId, holdId, now: new Date(now()) };
      return freed(await END_HOLD.run<FreedRow>(runner, values)) > 0;
    },
    noteFreed: (rows) => rows.forEach(note),
    expire: (slotId) => (slotId === undefined ? expireOnce(null) : expireSlot(slotId)),
  };
}
