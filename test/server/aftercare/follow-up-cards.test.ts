import { CODE } from '@contract/errors';
import { notifyDuty } from '../../../server/domain/aftercare/follow-up/escalate';
import { CLINIC, inDatabase } from '../kit/worlds/booking-world';
import { openDesk } from '../kit/worlds/desk-world';
import type { Desk } from '../kit/worlds/desk-world';
import {
  CLOSE,
  createFollowUpWorld,
  DETAIL,
  ERASE,
  HOUR,
  LIST,
  OPEN_CARD,
  STOP,
  TAKE,
} from '../kit/worlds/follow-up-world';
import type { Account, FollowUpWorld } from '../kit/worlds/follow-up-world';
import { sqlNow } from '../../run-clock';

const MINUTE = 60_000;
const FEVER = { unusual: true, temperature: 38.7 };
const SEIZURE = { unusual: true, symptoms: ['seizure' as const] };

let follow: FollowUpWorld;
let desk: Desk;
const orders: string[] = [];
const nth = (index: number): Account => follow.accounts[index] as Account;
const orderOf = (index: number): string => orders[index] ?? '';
const answer = (index: number, given: object) =>
  follow.answer(nth(index), orderOf(index), { unusual: true, ...given });
const cardsOf = async (index: number) => {
  const { rows } = await follow.sql(
    `select id, order_id, user_id from aefi_cards where order_id = $1 and closed_at is null`,
    [orderOf(index)],
  );
  const ids = (rows as { id: string }[]).map(({ id }) => id);
  return (await desk.ok(LIST, {})).filter(({ cardId }) => ids.includes(cardId));
};
const cardOf = async (index: number): Promise<string> => (await cardsOf(index))[0]?.cardId ?? '';
const eventsOf = async (cardId: string): Promise<string[]> => {
  const { rows } = await follow.sql(
    `select kind from aefi_card_events where card_id = $1 order by id`,
    [cardId],
  );
  return (rows as { kind: string }[]).map(({ kind }) => kind);
};

const CALLERS = 7;
beforeAll(async () => {
  follow = await createFollowUpWorld(CALLERS);
  for (let index = 0; index < CALLERS - 1; index += 1)
    orders.push(await follow.vaccinate(nth(index)));
  await follow.at(HOUR);
  desk = await openDesk(follow.provider(), CLINIC);
  for (let index = 0; index < CALLERS - 1; index += 1)
    await follow.consent(nth(index), orderOf(index));
});
afterAll(() => follow?.remove());

test('each parent’s answers for a walk-in child have a card of their own', async () => {
  const other = nth(CALLERS - 1);
  await follow.sql(
    `update linkmen set name = '陈小明', person_key = 'child' where id in ($1, $2)`,
    [nth(0).linkmanId, other.linkmanId],
  );
  await follow.sql(
    `update orders set source = 'walk_in', person_key = 'child',
       person = jsonb_build_object('name', '陈小明', 'sex', 1, 'birthday', '2024-01-01', 'documentMasked', '1***1')
     where id = $1`,
    [orderOf(0)],
  );
  await follow.consent(other, orderOf(0));
  await follow.answer(nth(0), orderOf(0), FEVER);
  await follow.answer(other, orderOf(0), SEIZURE);
  expect((await cardsOf(0)).map(({ level }) => level)).toEqual(['emergency', 'clinic']);
  const [urgent] = await cardsOf(0);
  const { answers } = await desk.ok(OPEN_CARD, { cardId: urgent?.cardId ?? '' });
  expect(answers.map(({ symptoms }) => symptoms)).toEqual([['seizure']]);
  const seen = await follow.provider().ok(DETAIL, { orderId: orderOf(0) }, other);
  expect(seen.people[0]?.handling).toMatchObject({ state: 'waiting' });
  await follow.provider().ok(ERASE, { orderId: orderOf(0) }, nth(0));
  expect((await cardsOf(0)).map(({ level }) => level)).toEqual(['emergency']);
});

test('an order that was removed from the list can still be answered for, stopped and deleted', async () => {
  const orderId = orderOf(1);
  await follow.provider().ok('POST /order/subscribe/remove.do', { orderId }, nth(1));
  expect(await answer(1, FEVER)).toMatchObject({ code: CODE.SUCCESS });
  const detail = await follow.provider().ok(DETAIL, { orderId }, nth(1));
  expect(detail.people.map((person) => person.orderId)).toEqual([orderId]);
  expect(await follow.provider().ok(STOP, { orderId }, nth(1))).toMatchObject({ state: 'stopped' });
  await follow.provider().ok(ERASE, { orderId }, nth(1));
  expect(await cardsOf(1)).toEqual([]);
  // Without a follow-up it is gone, as anywhere else.
  expect((await follow.provider().call(DETAIL, { orderId }, nth(1))).code).toBe(CODE.NOT_FOUND);
});

test('taking a card is a look at it, also where it was taken or closed', async () => {
  await answer(2, FEVER);
  const cardId = await cardOf(2);
  await desk.ok(TAKE, { cardId });
  await desk.ok(TAKE, { cardId });
  await desk.ok(CLOSE, { cardId, outcome: 'notAefi' });
  await desk.ok(TAKE, { cardId });
  expect(await eventsOf(cardId)).toEqual(['opened', 'taken', 'seen', 'seen', 'closed', 'seen']);
});

test('the clinic reads what has to be looked into, and a further such answer asks for a new look', async () => {
  await answer(3, { symptoms: ['pain'] });
  await answer(3, FEVER);
  const cardId = await cardOf(3);
  expect(await cardsOf(3)).toMatchObject([{ hasNews: false }]);
  const { answers } = await desk.ok(TAKE, { cardId });
  expect(answers.map(({ temperature }) => temperature)).toEqual([38.7]);
  await answer(3, { symptoms: ['tired'] });
  expect(await cardsOf(3)).toMatchObject([{ hasNews: false }]);
  await answer(3, FEVER);
  expect(await cardsOf(3)).toMatchObject([{ hasNews: true, takenBy: `护士 ${CLINIC}` }]);
  const { events } = await desk.ok(OPEN_CARD, { cardId });
  expect(events.map(({ kind }) => kind)).toEqual(['opened', 'taken', 'seen', 'answered', 'seen']);
  expect(await cardsOf(3)).toMatchObject([{ hasNews: false }]);
});

test('a card that was taken stays after a stop, also where it has become more urgent since', async () => {
  await answer(3, SEIZURE);
  expect(await cardsOf(3)).toMatchObject([{ level: 'emergency', takenBy: '' }]);
  const refused = await follow.provider().call(ERASE, { orderId: orderOf(3) }, nth(3));
  expect(refused.code).toBe(CODE.ORDER_STATE);
  await follow.provider().ok(STOP, { orderId: orderOf(3) }, nth(3));
  expect(await cardsOf(3)).toMatchObject([{ level: 'emergency' }]);
});

test('an answer that arrives while its card is being closed has a card of its own', async () => {
  await answer(4, FEVER);
  const cardId = await cardOf(4);
  await desk.ok(TAKE, { cardId });
  await inDatabase(follow.testDatabase, async ({ pool }) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query(
        `update aefi_cards set closed_at = ${sqlNow()}, closed_by = taken_by, outcome = 'notAefi' where id = $1`,
        [cardId],
      );
      const answering = answer(4, FEVER);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await client.query('commit');
      expect(await answering).toMatchObject({ code: CODE.SUCCESS });
    } finally {
      client.release();
    }
  });
  const open = await cardsOf(4);
  expect(open).toHaveLength(1);
  expect(open[0]?.cardId).not.toBe(cardId);
});

test('whoever is on duty is notified of one card at a time, and again where the gateway failed', async () => {
  await answer(5, SEIZURE);
  await follow.sql(`update aefi_cards set escalated_at = ${sqlNow()}, duty_notified_at = null`);
  const now = Date.now();
  const ids: string[] = [];
  const run = (at: number, isSent: boolean) =>
    inDatabase(follow.testDatabase, ({ db }) =>
      notifyDuty(
        db,
        (_text, id) => {
          ids.push(id);
          return Promise.resolve(isSent);
        },
        at,
      ),
    );
  const { rows } = await follow.sql(
    `select id from aefi_cards where taken_at is null and closed_at is null`,
  );
  expect(rows.length).toBeGreaterThan(1);
  await run(now, false);
  expect(ids).toHaveLength(1);
  await run(now + 2 * MINUTE, true);
  expect(ids).toHaveLength(1 + rows.length);
  expect(new Set(ids).size).toBe(rows.length);
  await run(now + HOUR, true);
  expect(ids).toHaveLength(1 + rows.length);
});
