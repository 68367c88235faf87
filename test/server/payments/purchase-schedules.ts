import { MEMBER_AGREEMENT_VERSION, MEMBER_PLANS } from '@contract/member/member-rules';
import { eraseAccount } from '../../../server/domain/people/account-erasure/erase';
import { endBoughtTerms, endTerm } from '../../../server/domain/rewards/membership/end-term';
import { startPurchase } from '../../../server/domain/rewards/membership/purchase';
import { addTerm, lockTerms } from '../../../server/domain/rewards/membership/terms';
import { askPayment, claimPayment } from '../../../server/domain/payments/payment/ask-payment';
import { recordMemberRefund } from '../../../server/domain/payments/payment/member-refund';
import { openPayment } from '../../../server/domain/payments/payment/open-payment';
import type { PaymentParts } from '../../../server/domain/payments/payment/payment';
import { newKey } from '../kit/worlds/booking-world';
import type { Dice } from '../kit/worlds/interleaving-world';
import { isExpected, METHODS } from './payment-schedules';
import type { MemoryPlatforms } from './payment-world';

/** What a step of a membership's buyer acts on. */
export interface PurchasePlay {
  readonly parts: PaymentParts;
  readonly platforms: MemoryPlatforms;
  readonly userId: string;
  readonly clock: { now: number };
  readonly dice: Dice;
}

const numbersOf = async ({ parts, userId }: PurchasePlay): Promise<string[]> => {
  const rows = await parts.db
    .selectFrom('payments as p')
    .innerJoin('member_purchases as m', 'm.id', 'p.purchase_id')
    .select('p.number')
    .where('m.user_id', '=', userId)
    .orderBy('p.number')
    .execute();
  return rows.map(({ number }) => number);
};

/** One of the buyer's purchases; the newest more often than others. */
async function somePurchase({ parts, userId, dice }: PurchasePlay): Promise<string> {
  const rows = await parts.db
    .selectFrom('member_purchases')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows[dice(2) > 0 ? 0 : dice(Math.max(1, rows.length))]?.id ?? '';
}

/** Everything that can happen to somebody who buys memberships, by who does it. */
const STEPS = {
  async buy({ parts, userId, clock, dice }: PurchasePlay) {
    const plan = MEMBER_PLANS[dice(MEMBER_PLANS.length)] ?? 'month';
    const agreementVersion = MEMBER_AGREEMENT_VERSION;
    await startPurchase(parts.db, { userId, plan, agreementVersion, now: clock.now });
  },
  async prepay(play: PurchasePlay) {
    const { parts, userId, clock, dice } = play;
    const method = METHODS[dice(METHODS.length)] ?? 'wechat-mini';
    await openPayment(parts, {
      payables: [{ kind: 'purchase', id: await somePurchase(play) }],
      userId,
      method,
      payer: method === 'wechat-mini' || method === 'alipay-mini' ? `p-${userId}` : null,
      clientAddress: '203.0.113.7',
      returnUrl: null,
      now: clock.now,
    });
  },
  async pay(play: PurchasePlay) {
    const numbers = await numbersOf(play);
    const number = numbers[play.dice(numbers.length)] ?? '';
    for (const platform of [play.platforms.wechat, play.platforms.alipay]) platform.pay(number);
  },
  async ask(play: PurchasePlay) {
    for (const number of await numbersOf(play))
      if (await claimPayment(play.parts, number, play.clock.now))
        await askPayment(play.parts, number, play.clock.now);
  },
  async end({ parts, userId, clock, dice }: PurchasePlay) {
    const terms = await parts.db
      .selectFrom('member_terms')
      .select('id')
      .where('user_id', '=', userId)
      .where('source', '=', 'payment')
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    const termId = terms[dice(Math.max(1, terms.length))]?.id;
    if (termId !== undefined)
      await endTerm(parts.db, { userId, termId, now: clock.now }, recordMemberRefund);
  },
  /** A year by a code: what is paid afterwards may reach too far. */
  async redeem({ parts, userId, clock }: PurchasePlay) {
    await parts.db.transaction().execute(async (trx) => {
      await lockTerms(trx, userId);
      await addTerm(trx, { userId, source: 'code', days: 366, key: newKey(), now: clock.now });
    });
  },
  async leave({ parts, userId, clock: { now } }: PurchasePlay) {
    await eraseAccount(parts.db, userId, now, (trx) =>
      endBoughtTerms(trx, userId, now, recordMemberRefund),
    );
  },
} as const satisfies Record<string, (play: PurchasePlay) => Promise<void>>;
type StepName = keyof typeof STEPS;

const WEIGHTS: Readonly<Record<StepName, number>> = {
  buy: 6,
  prepay: 9,
  pay: 8,
  ask: 4,
  end: 2,
  redeem: 1,
  leave: 1,
};
const BAG = (Object.keys(WEIGHTS) as StepName[]).flatMap((name) =>
  Array.from({ length: WEIGHTS[name] }, () => name),
);

/** Plays a random step; the names of what it came to are counted. */
export async function playPurchaseStep(
  play: PurchasePlay,
  tally: Map<string, number>,
): Promise<void> {
  const name = BAG[play.dice(BAG.length)] ?? 'buy';
  let outcome = 'ok';
  try {
    await STEPS[name](play);
  } catch (error) {
    if (!isExpected(error)) throw error;
    outcome = (error as Error).name;
  }
  const count = `purchase ${name} ${outcome}`;
  tally.set(count, (tally.get(count) ?? 0) + 1);
}
