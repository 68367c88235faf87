import {
  HOLD_BATCH,
  holdValues,
} from '../../../server/domain/booking/submission/holds/hold-statement';
import type {
  HoldRow,
  WantedPart,
} from '../../../server/domain/booking/submission/holds/hold-statement';
import { newKey, PRODUCT } from '../kit/worlds/booking-world';
import { AT } from './statement-world';
import type { StatementWorld } from './statement-world';

/** Takes holds by the statement. */
export const holdsIn = (world: () => StatementWorld) => ({
  /** Holds slots for somebody. @returns what was answered, without places that moved */
  async hold(userId: string, parts: readonly WantedPart[], holdId = `x${newKey()}`) {
    const request = { holdId, userId, kind: 'form', parts, ms: 60_000 } as const;
    const values = holdValues([request], AT);
    const rows = await HOLD_BATCH.run<HoldRow>(world().database.pool, values);
    return rows.filter(({ what }) => what !== 'moved');
  },
  /** One place, with a dose of a product. */
  for1: (slotId: number, productId = PRODUCT): WantedPart[] => [
    { slotId, places: 1, products: [productId] },
  ],
});
