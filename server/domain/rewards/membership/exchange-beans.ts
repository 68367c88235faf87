import { BEAN_TERM } from '@contract/member/member-rules';
import type { Db } from '../../../db/database';
import { requireAdult } from '../beans/own-person';
import { spendBeans } from '../beans/spend';
import { addTerm, lockTerms, termOfKey } from './terms';

/**
 * A term for beans; a repetition under the same key neither spends nor adds. @param now ms
 * @throws DomainError 20071 with too few beans; 20076 where the terms would reach too far; 20095 below 18
 */
export const exchangeBeans = (
  db: Db,
  { userId, idempotencyKey, now }: { userId: string; idempotencyKey: string; now: number },
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const key = `beans ${idempotencyKey}`;
    const { days, beans } = BEAN_TERM;
    await lockTerms(trx, userId);
    if (await termOfKey(trx, userId, key)) return;
    await requireAdult(trx, userId, now);
    const entry = await spendBeans(trx, {
      userId,
      beans,
      counterpart: 'membership',
      reason: 'term',
      key: `membership ${idempotencyKey}`,
      now,
    });
    await addTerm(trx, { userId, source: 'beans', days, key, beans, beanEntryId: entry.id, now });
  });
