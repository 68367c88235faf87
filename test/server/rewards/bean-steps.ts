import type { BeanTask } from '@contract/beans/bean-rules';
import { CODE } from '@contract/errors';
import { collectAward } from '../../../server/domain/rewards/beans/award';
import { doTask } from '../../../server/domain/rewards/beans/do-task';
import { donate, undoDonation } from '../../../server/domain/rewards/beans/donate';
import { expireSome } from '../../../server/domain/rewards/beans/expire';
import { refundBeans } from '../../../server/domain/rewards/beans/refund';
import { spendBeans } from '../../../server/domain/rewards/beans/spend';
import { balanceOf } from '../../../server/domain/rewards/beans/statement';
import type { Db } from '../../../server/db/database';
import { DomainError } from '../../../server/http/domain-error';
import { dayOf } from '../../../server/kernel/clock';

/** Something that happens to bean accounts; plain data, so that it can be sent to another process. */
export type BeanStep =
  | {
      readonly kind: 'do' | 'collect';
      readonly userId: string;
      readonly task: BeanTask;
      readonly articleId: string;
      readonly inView: boolean;
    }
  | {
      readonly kind: 'give' | 'spend';
      readonly userId: string;
      readonly beans: number;
      readonly key: string;
    }
  | { readonly kind: 'takeBack'; readonly userId: string; readonly entryId: string }
  | {
      readonly kind: 'return';
      readonly userId: string;
      readonly entryId: string;
      /** Null: all. */
      readonly beans: number | null;
    }
  | { readonly kind: 'expire' }
  | { readonly kind: 'read'; readonly userId: string };

/** What a step came to: a word, or the code of its refusal. */
export interface BeanOutcome {
  readonly what: string;
  /** The entry that it made. */
  readonly entryId?: string;
}

const EXPECTED: readonly string[] = [
  CODE.BEAN_TASK_NOT_DONE,
  CODE.BEANS_SHORT,
  CODE.BEAN_PERSON_COLLECTED,
  CODE.KEY_REUSED,
  CODE.DONATION_FINAL,
];

async function taken(db: Db, step: BeanStep, now: number): Promise<BeanOutcome> {
  switch (step.kind) {
    case 'do':
    case 'collect': {
      const { kind, userId, task, articleId, inView } = step;
      const doing = { userId, task, now, today: dayOf(now) };
      await doTask(db, doing, { articleId, inView });
      if (kind === 'collect') await collectAward(db, doing);
      return { what: kind };
    }
    case 'give': {
      const { userId, beans, key } = step;
      const gift = { userId, cause: 'oldPeople', beans, idempotencyKey: key, now } as const;
      return { what: 'give', entryId: await donate(db, gift) };
    }
    case 'spend': {
      const { userId, beans, key } = step;
      const spending = { userId, beans, counterpart: 'lottery', reason: 'tickets', now } as const;
      const { id } = await db
        .transaction()
        .execute((trx) => spendBeans(trx, { ...spending, key: `tickets ${key}` }));
      return { what: 'spend', entryId: id };
    }
    case 'takeBack':
      await undoDonation(db, { userId: step.userId, entryId: step.entryId, now });
      return { what: 'takeBack' };
    case 'return':
      await db.transaction().execute((trx) => refundBeans(trx, step, now));
      return { what: 'return' };
    case 'expire':
      await expireSome(db, now);
      return { what: 'expire' };
    case 'read': {
      const balance = await balanceOf(db, step.userId, now);
      if (balance < 0) throw new Error(`A balance of ${balance} was read.`);
      return { what: 'read' };
    }
  }
}

/** Takes a step. @param now ms @returns what it came to @throws what none may come to */
export async function takeBeanStep(db: Db, step: BeanStep, now: number): Promise<BeanOutcome> {
  try {
    return await taken(db, step, now);
  } catch (error) {
    if (error instanceof DomainError && EXPECTED.includes(error.code)) return { what: error.code };
    throw error;
  }
}
