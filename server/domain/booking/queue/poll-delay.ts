import type { Chance, ReleaseState, TicketState } from '@contract/release/release-rules';

export interface Asking {
  readonly now: number;
  readonly releaseAt: number;
  readonly release: ReleaseState;
  readonly ticket: TicketState | null;
  readonly chance: Chance | null;
}

/** ms. */
const SECOND = 1_000;
const SOON = 2 * SECOND;
const LATER = 6 * SECOND;
const FAR = 12 * SECOND;
const CALM = 30 * SECOND;
/** Period over which the first calls after the opening are spread. */
const OPENING = 3 * SECOND;

function base({ now, releaseAt, release, ticket, chance }: Asking): number {
  if (release === 'ended' || ticket === null) return CALM;
  if (release === 'announced') return Math.min(CALM, Math.max(OPENING / 2, releaseAt - now));
  if (ticket !== 'inLine') return LATER;
  return chance === 'place' ? SOON : chance === 'maybe' ? LATER : FAR;
}

/**
 * ms until the client calls again. Calling more often gains nothing, because the position does not depend on it; so the
 * delays spread the calls. @param random 0 … 1
 */
export function pollDelay(asking: Asking, random: number): number {
  const wait = base(asking);
  const beforeOpening = asking.release === 'announced' && asking.ticket !== null;
  const opens = beforeOpening && asking.releaseAt - asking.now <= CALM;
  return Math.round(opens ? wait + random * OPENING : wait * (0.75 + random / 2));
}
