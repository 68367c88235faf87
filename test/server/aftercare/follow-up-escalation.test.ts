import { CODE } from '@contract/errors';
import { notifyDuty } from '../../../server/domain/aftercare/follow-up/escalate';
import { CLINIC, inDatabase } from '../kit/worlds/booking-world';
import { openDesk } from '../kit/worlds/desk-world';
import type { Desk } from '../kit/worlds/desk-world';
import { createFollowUpWorld, DAY, DONE_AT, HOUR, LIST, TAKE } from '../kit/worlds/follow-up-world';
import type { Account, FollowUpWorld } from '../kit/worlds/follow-up-world';
import { sqlNow } from '../../run-clock';

const FEVER = { unusual: true, temperature: 38.7 };
const SEIZURE = { unusual: true, symptoms: ['seizure' as const] };
const MOST_ANSWERS = 40;
const CALLERS = 6;

let follow: FollowUpWorld;
let desk: Desk;
const orders: string[] = [];
const nth = (index: number): Account => follow.accounts[index] as Account;
const orderOf = (index: number): string => orders[index] ?? '';
const answer = (index: number, given: object) =>
  follow.answer(nth(index), orderOf(index), { unusual: true, ...given });
const cardOf = async <Row>(index: number, columns: string): Promise<Row> => {
  const { rows } = await follow.sql(`select ${columns} from aefi_cards where order_id = $1`, [
    orderOf(index),
  ]);
  return rows[0] as Row;
};
const setCard = (index: number, change: string) =>
  follow.sql(`update aefi_cards set ${change} where order_id = $1`, [orderOf(index)]);
/** Notifies whoever is on duty. @param during what happens while a message is sent @returns ids of the messages */
async function notify(during: () => Promise<unknown> = () => Promise.resolve()): Promise<string[]> {
  const ids: string[] = [];
  const send = async (_text: string, id: string): Promise<boolean> => {
    ids.push(id);
    await during();
    return true;
  };
  await inDatabase(follow.testDatabase, ({ db }) => notifyDuty(db, send, Date.now()));
  return ids;
}
const kindsOf = async (index: number): Promise<string[]> => {
  const input = { messageClass: 'reminder' } as const;
  const { list } = await follow
    .provider()
    .ok('GET /message/message/pageList.do', input, nth(index));
  return list.map(({ kind }) => kind);
};

beforeAll(async () => {
  follow = await createFollowUpWorld(CALLERS);
  for (let index = 0; index < CALLERS; index += 1) orders.push(await follow.vaccinate(nth(index)));
  await follow.at(HOUR);
  desk = await openDesk(follow.provider(), CLINIC);
  for (let index = 0; index < CALLERS; index += 1) await follow.consent(nth(index), orderOf(index));
});
afterAll(() => follow?.remove());

test('forty answers about a vaccination are taken, and no more', async () => {
  await answer(0, { unusual: false });
  await follow.sql(
    `insert into follow_up_answers
     select (jsonb_populate_record(a, jsonb_build_object('id', 'copy-' || n, 'submission_id', 'copy-' || n))).*
     from follow_up_answers a, generate_series(1, $2::int) n where a.order_id = $1`,
    [orderOf(0), MOST_ANSWERS - 2],
  );
  expect(await answer(0, { unusual: false })).toMatchObject({ code: CODE.SUCCESS });
  expect(await answer(0, { unusual: false })).toMatchObject({ code: CODE.TOO_MANY });
});

test('nobody on duty is notified of a card that was taken meanwhile', async () => {
  for (const index of [1, 2]) {
    await answer(index, FEVER);
    await setCard(index, `escalated_at = ${sqlNow()}`);
  }
  const [taken, waits] = [
    await cardOf<{ id: string }>(1, 'id'),
    await cardOf<{ id: string }>(2, 'id'),
  ];
  await desk.ok(TAKE, { cardId: taken.id });
  expect(await notify()).toEqual([expect.stringContaining(waits.id)]);
});

test('a card that becomes more urgent while its message is sent stays to be notified of', async () => {
  await answer(3, FEVER);
  await setCard(3, `escalated_at = ${sqlNow()}`);
  expect(await notify(() => answer(3, SEIZURE))).toHaveLength(1);
  const card = await cardOf(3, 'level, escalated_at, duty_notified_at');
  expect(card).toEqual({ level: 'emergency', escalated_at: null, duty_notified_at: null });
});

test('a card that becomes more urgent is never to be reported later than before', async () => {
  const reportBy = DONE_AT + HOUR + HOUR / 2;
  await answer(4, FEVER);
  await setCard(4, `report_by = to_timestamp(${reportBy / 1_000})`);
  await answer(4, SEIZURE);
  const { id } = await cardOf<{ id: string }>(4, 'id');
  const shown = (await desk.ok(LIST, {})).find(({ cardId }) => cardId === id);
  expect(shown).toMatchObject({ level: 'emergency', reportBy });
});

test('one that was escalated before it became more urgent is escalated anew', async () => {
  const before = `timestamptz '2026-01-01'`;
  await setCard(2, `escalated_at = ${before}, duty_notified_at = ${before}`);
  await answer(2, SEIZURE);
  await follow.at(2 * HOUR, { AEFI_DUTY_MOBILE: '13911112222' });
  await follow.provider().runJobs();
  expect(await kindsOf(2)).toContain('aefiUnanswered');
  expect(await cardOf(2, `duty_notified_at > ${before} as is_new`)).toEqual({ is_new: true });
});

test('a reminder that is two days late is not written any more', async () => {
  await follow.settledAt(3 * DAY + HOUR);
  expect((await kindsOf(5)).filter((kind) => kind === 'followUp')).toHaveLength(1);
});
