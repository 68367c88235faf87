import { compare } from './payment-books';
import type { Scene } from './payment-scene';

/** What is interrupted, and how the order ends. */
export interface Interruption {
  readonly name: string;
  readonly story: (scene: Scene) => Promise<void>;
  readonly ends: string;
}

const PAID = 'BOOKED paid';
const UNPAID = 'BOOKED unpaid';
const REFUNDED = 'REFUNDED paid';
const CANCELLED = 'CANCELLED unpaid';
const MINUTE = 60_000;

const paid = async (scene: Scene): Promise<void> => {
  await scene.does('prepay');
  await scene.pays();
  await scene.calledBack();
};
const refundDue = async (scene: Scene): Promise<void> => {
  await paid(scene);
  await scene.does('cancel');
  scene.wait(2 * MINUTE);
};

/** The provider dies before a step while it opens a payment; the payer tries again. */
const killedOpening = (name: string, step: string): Interruption => ({
  name: `killed while opening a payment: ${name}`,
  async story(scene) {
    scene.mortal.dieAt(step);
    await scene.does('prepay');
    scene.died();
    await scene.goesOn('prepay');
    await scene.pays();
    await scene.goesOn('ask');
  },
  ends: PAID,
});
/** The same while it takes the callback about a payment, which is not repeated. */
const killedTaking = (name: string, step: string, nth = 1): Interruption => ({
  name: `killed while taking a payment's callback: ${name}`,
  async story(scene) {
    await scene.does('prepay');
    await scene.pays();
    scene.mortal.dieAt(step, nth);
    await scene.calledBack();
    scene.died();
  },
  ends: PAID,
});
/** The same while it asks about a payment that no callback came for. */
const killedAsking = (name: string, step: string): Interruption => ({
  name: `killed while asking about a payment: ${name}`,
  async story(scene) {
    await scene.does('prepay');
    await scene.pays();
    scene.wait(MINUTE);
    scene.mortal.dieAt(step);
    await scene.does('jobs');
    scene.died();
  },
  ends: PAID,
});
/** The same while it closes one that nobody paid. */
const killedClosing = (name: string, step: string): Interruption => ({
  name: `killed while closing an unpaid payment: ${name}`,
  async story(scene) {
    await scene.does('prepay');
    scene.wait(17 * MINUTE);
    scene.mortal.dieAt(step);
    await scene.does('jobs');
    scene.died();
  },
  ends: UNPAID,
});
/** The same while it sends the money of a refund. */
const killedRefunding = (name: string, step: string): Interruption => ({
  name: `killed while refunding: ${name}`,
  async story(scene) {
    await refundDue(scene);
    scene.mortal.dieAt(step);
    await scene.does('jobs');
    scene.died();
  },
  ends: REFUNDED,
});
/** The same while it gives back what a cancelled order was paid with. */
const killedReturning = (name: string, step: string): Interruption => ({
  name: `killed while giving back a late payment: ${name}`,
  async story(scene) {
    await scene.does('prepay', 'cancel');
    await scene.pays();
    await scene.does('ask');
    scene.mortal.dieAt(step);
    await scene.does('jobs');
    scene.died();
  },
  ends: CANCELLED,
});
const killedComparing = (name: string, step: string): Interruption => ({
  name: `killed while comparing a bill: ${name}`,
  async story(scene) {
    await scene.does('prepay');
    await scene.pays();
    await scene.database.pool.query(
      `update payments set state = 'closed', next_ask_at = null, payer = null, client_address = null`,
    );
    scene.mortal.dieAt(step);
    await compare({ ...scene, processes: [scene.mortal] }).catch(() => undefined);
    scene.died();
  },
  ends: PAID,
});
const loses = (
  name: string,
  story: (scene: Scene) => Promise<void>,
  ends: string,
): Interruption => ({ name: `lost: ${name}`, story, ends });
const client = (
  name: string,
  story: (scene: Scene) => Promise<void>,
  ends: string,
): Interruption => ({ name: `the payer: ${name}`, story, ends });
const repeats = (
  name: string,
  story: (scene: Scene) => Promise<void>,
  ends: string,
): Interruption => ({ name: `again: ${name}`, story, ends });

/** Everything that can interrupt a payment or a refund, one by one. */
export const INTERRUPTIONS: readonly Interruption[] = [
  killedOpening('before the order is read', 'select orders'),
  killedOpening('before it is recorded', 'insert payments'),
  killedOpening('recorded, the platform not asked', 'call open'),
  killedOpening('the platform asked, its answer not taken', 'answer open'),
  killedTaking('before it is looked up', 'select payment_notices'),
  killedTaking('before the order is locked', 'select orders'),
  killedTaking('before the payment is marked', 'update payments'),
  killedTaking('before the order is marked', 'update orders'),
  killedTaking('before the event is written', 'insert order_events'),
  killedTaking('taken, not remembered', 'insert payment_notices'),
  killedAsking('before it is claimed', 'update payments'),
  killedAsking('claimed, not read', 'select payments'),
  killedAsking('read, not asked', 'call query'),
  killedAsking('asked, the answer not taken', 'answer query'),
  killedAsking('answered, the order not marked', 'update orders'),
  killedClosing('before it is closed', 'call close'),
  killedClosing('closed, the answer not taken', 'answer close'),
  killedClosing('closed, not queried', 'call query'),
  killedClosing('queried, the answer not taken', 'answer query'),
  killedRefunding('before it is claimed', 'statement claim-refunds'),
  killedRefunding('claimed, not recorded', 'insert payment_refunds'),
  killedRefunding('recorded, not sent', 'call refund'),
  killedRefunding('sent, the answer not taken', 'answer refund'),
  killedRefunding('answered, not marked', 'update payment_refunds'),
  killedRefunding('marked, the order not moved', 'statement settle-refund'),
  killedReturning('recorded, not sent', 'call refund'),
  killedReturning('sent, the answer not taken', 'answer refund'),
  killedReturning('answered, not marked', 'update payment_refunds'),
  killedComparing('before its records are read', 'select payments'),
  killedComparing('before the platform is asked', 'call query'),
  killedComparing('before the differences are stored', 'insert bill_differences'),
  killedComparing('before the day is ended', 'update reconciliations'),
  client('leaves before the sheet opens', (scene) => scene.does('prepay'), UNPAID),
  client(
    'pays, and never comes back',
    async (scene) => {
      await scene.does('prepay');
      await scene.pays();
    },
    PAID,
  ),
  client(
    'taps twice at the same time',
    async (scene) => {
      await Promise.all([scene.does('prepay'), scene.goesOn('prepay')]);
      await scene.pays();
    },
    PAID,
  ),
  client(
    'opens it again after its end, and pays then',
    async (scene) => {
      await scene.does('prepay');
      scene.wait(20 * MINUTE);
      await scene.does('prepay');
      await scene.pays();
    },
    PAID,
  ),
  client(
    'pays in two places: the second goes back',
    async (scene) => {
      await scene.does('prepay');
      await scene.pays();
      scene.lose('query', 'dropped');
      await scene.database.pool.query(`update payments set superseded = true`);
      await scene.database.pool.query(`update payment_orders set state = 'over'`);
      await scene.does('prepay');
      await scene.pays();
      await scene.calledBack();
    },
    PAID,
  ),
  client(
    'pays while cancelling',
    async (scene) => {
      await scene.does('prepay', 'cancel');
      await scene.pays();
      await scene.calledBack();
    },
    CANCELLED,
  ),
  client(
    'pays what has changed its price',
    async (scene) => {
      await scene.does('prepay', 'changePrice');
      await scene.pays();
      await scene.calledBack();
    },
    UNPAID,
  ),
  client(
    'recalls a refund',
    async (scene) => {
      await paid(scene);
      await scene.does('cancel', 'recall', 'jobs');
    },
    PAID,
  ),
  loses(
    'the answer to the order',
    async (scene) => {
      scene.lose('open', 'lost');
      await scene.does('prepay', 'prepay');
      await scene.pays();
    },
    PAID,
  ),
  loses(
    'the order itself',
    async (scene) => {
      scene.lose('open', 'dropped');
      await scene.does('prepay', 'prepay');
      await scene.pays();
    },
    PAID,
  ),
  loses(
    'the answer to a query',
    async (scene) => {
      await scene.does('prepay');
      await scene.pays();
      scene.lose('query', 'lost');
      await scene.does('ask');
    },
    PAID,
  ),
  loses(
    'the answer to closing',
    async (scene) => {
      await scene.does('prepay');
      scene.wait(17 * MINUTE);
      scene.lose('close', 'lost');
      await scene.does('jobs');
    },
    UNPAID,
  ),
  loses(
    'the answer to a refund',
    async (scene) => {
      await refundDue(scene);
      scene.lose('refund', 'lost');
      await scene.does('jobs');
    },
    REFUNDED,
  ),
  loses(
    'the refund itself',
    async (scene) => {
      await refundDue(scene);
      scene.lose('refund', 'dropped');
      await scene.does('jobs');
    },
    REFUNDED,
  ),
  loses(
    'the answer to a refund’s query, and its callback',
    async (scene) => {
      await refundDue(scene);
      scene.platform.isSlow = true;
      await scene.does('jobs');
      scene.platform.finishRefunds();
      scene.wait(MINUTE);
      scene.lose('queryRefund', 'lost');
      await scene.does('jobs');
    },
    REFUNDED,
  ),
  repeats(
    'a payment’s callback',
    async (scene) => {
      await paid(scene);
      await scene.calledBack();
      await scene.calledBack('-b');
    },
    PAID,
  ),
  repeats(
    'a payment’s callback after its refund',
    async (scene) => {
      await refundDue(scene);
      await scene.does('jobs');
      await scene.calledBack();
      await scene.calledBack('-b');
    },
    REFUNDED,
  ),
  repeats(
    'a refund’s callback, before its acceptance was heard',
    async (scene) => {
      await refundDue(scene);
      scene.lose('refund', 'lost');
      await scene.does('jobs');
      await scene.calledBack();
      await scene.calledBack('-b');
    },
    REFUNDED,
  ),
  repeats(
    'opening what is paid',
    async (scene) => {
      await scene.does('prepay');
      await scene.pays();
      await scene.does('prepay', 'prepay');
    },
    PAID,
  ),
  repeats(
    'cancelling, and sending the money',
    async (scene) => {
      await refundDue(scene);
      await Promise.all([scene.does('cancel', 'jobs'), scene.goesOn('jobs', 'cancel')]);
    },
    REFUNDED,
  ),
  repeats(
    'a refund that the platform refused for a while',
    async (scene) => {
      await refundDue(scene);
      scene.platform.isShort = true;
      await scene.does('jobs', 'retry');
      scene.platform.isShort = false;
      await scene.does('retry', 'retry');
    },
    REFUNDED,
  ),
];
