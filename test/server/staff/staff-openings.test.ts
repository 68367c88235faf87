import { endpoints } from '@contract/endpoints';
import type { EndpointName } from '@contract/endpoints';
import type { AccessedPart } from '@contract/personal/access-rules';
import { compareText } from '@contract/text/order-rules';
import { CLINIC } from '../kit/worlds/booking-world';
import { openDesk } from '../kit/worlds/desk-world';
import type { Desk } from '../kit/worlds/desk-world';
import { createFollowUpWorld, HOUR, VISIT_DAY } from '../kit/worlds/follow-up-world';
import type { Account, FollowUpWorld } from '../kit/worlds/follow-up-world';
import { insertColleagues, say } from '../kit/worlds/service-world';
import { sqlNow } from '../../run-clock';

const ACCESSES = 'GET /personal/access/pageList.do';

/** What each call of staff records of whom it shows; null: it shows nobody who uses the service, or is the staff's own sign-in. */
const RECORDS: Readonly<Record<string, AccessedPart | 'seen' | null>> = {
  'GET /desk/aefi/list.do': 'followUpCard',
  // In the card's own log.
  'POST /desk/aefi/detail.do': 'seen',
  'POST /desk/aefi/take.do': 'seen',
  'POST /desk/aefi/close.do': null,
  'GET /desk/day.do': 'dayList',
  'GET /desk/closing.do': 'dayList',
  'GET /desk/find.do': 'appointment',
  'GET /desk/findVisit.do': 'appointment',
  'POST /desk/confirm.do': 'appointment',
  'POST /desk/arrive.do': 'appointment',
  'POST /desk/arriveVisit.do': 'appointment',
  'POST /desk/undoArrival.do': 'appointment',
  'POST /desk/finish.do': 'appointment',
  'POST /desk/correctLot.do': 'appointment',
  'POST /desk/noShow.do': 'appointment',
  'POST /desk/cancel.do': 'appointment',
  'POST /desk/takeBack.do': 'appointment',
  'GET /desk/takeBackEffect.do': 'appointment',
  'POST /desk/walkIn.do': 'appointment',
  'GET /desk/uncounted.do': 'doses',
  'POST /desk/record/day.do': 'record',
  'POST /desk/record/person.do': 'record',
  'POST /desk/claim/find.do': 'claim',
  'POST /desk/claim/settle.do': 'claim',
  'POST /desk/claim/unite.do': 'claim',
  'GET /service/staff/queue.do': 'chatQueue',
  'POST /service/staff/take.do': 'chatQueue',
  'GET /service/staff/messages.do': 'conversation',
  'GET /service/staff/orders.do': 'appointments',
  'GET /ugc-api/moderation/queue.do': 'moderation',
  'GET /ugc-api/moderation/case.do': 'moderation',
  'GET /ugc-api/moderation/authors.do': 'moderation',
  'GET /ugc-api/moderation/log.do': 'moderation',
  'GET /ugc-api/moderation/appeals.do': 'moderation',
  'GET /desk/me.do': null,
  'POST /desk/logout.do': null,
  'GET /desk/code.do': null,
  'GET /desk/posterCode.do': null,
  'GET /desk/closingEffect.do': null,
  'POST /desk/close.do': null,
  'POST /desk/reopen.do': null,
  'POST /desk/capacity.do': null,
  'GET /desk/walkInChoices.do': null,
  'GET /desk/heldProducts.do': null,
  'GET /desk/lotChoices.do': null,
  'GET /desk/stockShortages.do': null,
  'GET /desk/manager/signIns.do': null,
  'GET /manage/me.do': null,
  'POST /manage/logout.do': null,
  'GET /manage/clinics.do': null,
  'GET /manage/catalogue.do': null,
  'POST /manage/catalogue/preview.do': null,
  'POST /manage/catalogue/save.do': null,
  'GET /manage/content/list.do': null,
  'GET /manage/content/detail.do': null,
  'POST /manage/content/preview.do': null,
  'POST /manage/content/save.do': null,
  'POST /manage/content/takeBack.do': null,
  'GET /manage/report.do': null,
  'GET /manage/staff/list.do': null,
  'POST /manage/staff/add.do': null,
  'POST /manage/staff/password.do': null,
  'POST /manage/staff/signOut.do': null,
  'POST /manage/staff/resetFactor.do': null,
  'POST /manage/staff/end.do': null,
  'GET /manage/staff/signIns.do': null,
  'GET /manage/changes.do': null,
  // A stock card has references of appointments, and names nobody.
  'GET /manage/stock/list.do': null,
  'GET /manage/stock/card.do': null,
  'POST /manage/stock/receive.do': null,
  'POST /manage/stock/move.do': null,
  'POST /manage/stock/state.do': null,
  'GET /manage/recall/products.do': null,
  'POST /manage/recall/effect.do': null,
  'POST /manage/recall/start.do': null,
  'GET /manage/recall/list.do': null,
  'POST /manage/recall/recipients.do': 'recall',
  'POST /manage/recall/export.do': 'recall',
  'POST /manage/recall/mark.do': 'recall',
  'POST /manage/recall/end.do': null,
  'GET /service/staff/me.do': null,
  'POST /service/staff/logout.do': null,
  'POST /service/staff/send.do': null,
  'POST /service/staff/read.do': null,
  'POST /service/staff/handOver.do': null,
  'POST /service/staff/close.do': null,
  'GET /service/staff/canned.do': null,
  'GET /ugc-api/moderation/me.do': null,
  'POST /ugc-api/moderation/logout.do': null,
  'POST /ugc-api/moderation/decide.do': null,
  'POST /ugc-api/moderation/mute.do': null,
  'POST /ugc-api/moderation/unmute.do': null,
  'POST /ugc-api/moderation/verify.do': null,
  'POST /ugc-api/moderation/saveCircle.do': null,
  'POST /ugc-api/moderation/undo.do': null,
  'POST /ugc-api/moderation/settleAppeal.do': null,
  // Results name nobody.
  'GET /questionnaire/staff/list.do': null,
  'GET /questionnaire/staff/results.do': null,
  'GET /questionnaire/staff/csv.do': null,
  'POST /questionnaire/staff/setOpen.do': null,
};

const NOT_OF_ROLES: readonly string[] = ['anyone', 'user', 'anyStaff'];

test('every call of staff says what it records of whom it shows', () => {
  const names = (Object.keys(endpoints) as EndpointName[]).filter(
    (name) => !NOT_OF_ROLES.includes(endpoints[name].access),
  );
  expect(Object.keys(RECORDS).sort()).toEqual([...names].sort());
});

let world: FollowUpWorld;
let desk: Desk;
let family: Account;
let other: Account;
/** Of the family's two people. */
let booked: readonly string[];
let othersOrder: string;

beforeAll(async () => {
  world = await createFollowUpWorld(2);
  [family, other] = world.accounts as [Account, Account];
  booked = [await world.vaccinate(family), await world.vaccinate(family, world.world.secondIds[0])];
  othersOrder = await world.vaccinate(other);
  await world.sql(`update orders set status = 'BOOKED' where id = $1`, [booked[0]]);
  await world.sql(`delete from order_events where order_id = $1 and kind = 'done'`, [booked[0]]);
  await world.at(HOUR);
  desk = await openDesk(world.provider(), CLINIC);
});
afterAll(() => world?.remove());

/** What a step of staff records, by account: part and subject. */
async function recordedBy(step: () => Promise<unknown>) {
  await world.sql('delete from record_accesses');
  await step();
  const { rows } = await world.sql(
    'select user_id, part, subject, role from record_accesses order by user_id, part, subject',
  );
  return rows as readonly { user_id: string; part: string; subject: string; role: string }[];
}
const ofFamily = { role: 'desk' };

test('a list is one access for each appointment on it, whoever’s it is', async () => {
  const rows = await recordedBy(() => desk.ok('GET /desk/day.do', { day: VISIT_DAY }));
  const expected = [
    ...booked.map((subject) => ({ user_id: family.userId, subject })),
    { user_id: other.userId, subject: othersOrder },
  ].map((row) => ({ ...row, part: 'dayList', ...ofFamily }));
  const bySubject = (a: { subject: string }, b: { subject: string }) =>
    compareText(a.subject, b.subject);
  expect([...rows].sort(bySubject)).toEqual([...expected].sort(bySubject));
});

test('each step at the desk shows the appointment, and is recorded as a look at it', async () => {
  const [orderId = ''] = booked;
  const { rows } = await world.sql('select reference from orders where id = $1', [orderId]);
  const { reference } = rows[0] as { reference: string };
  const steps: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['GET /desk/find.do', () => desk.ok('GET /desk/find.do', { code: reference })],
    ['GET /desk/findVisit.do', () => desk.ok('GET /desk/findVisit.do', { code: reference })],
    [
      'POST /desk/arriveVisit.do',
      () => desk.ok('POST /desk/arriveVisit.do', { orderIds: [orderId] }),
    ],
    ['POST /desk/undoArrival.do', () => desk.ok('POST /desk/undoArrival.do', { orderId })],
    ['POST /desk/arrive.do', () => desk.ok('POST /desk/arrive.do', { orderId })],
    ['POST /desk/finish.do', () => desk.ok('POST /desk/finish.do', { orderId, lot: 'Z2026-12' })],
    [
      'POST /desk/correctLot.do',
      () => desk.ok('POST /desk/correctLot.do', { orderId, lot: 'Z2026-13' }),
    ],
    ['GET /desk/takeBackEffect.do', () => desk.ok('GET /desk/takeBackEffect.do', { orderId })],
    ['POST /desk/record/person.do', () => desk.ok('POST /desk/record/person.do', { orderId })],
  ];
  for (const [name, step] of steps)
    expect([name, await recordedBy(step)]).toEqual([
      name,
      [{ user_id: family.userId, part: RECORDS[name], subject: orderId, ...ofFamily }],
    ]);
});

test('customer service that belongs to no clinic is recorded, and the person reads of it', async () => {
  const [clerk] = await insertColleagues(world.testDatabase, ['小苗']);
  await world.sql(`update staff set depa_code = null where id = '小苗'`);
  await world.sql(`update staff_sessions set expires_at = ${sqlNow()} + interval '9 years'`);
  const { chat } = await say(world.provider(), other, '可以改时间吗');
  const { conversationId } = chat;
  const headers = { headers: clerk?.headers ?? {} };
  const provider = world.provider();
  const steps: readonly (readonly [string, string, () => Promise<unknown>])[] = [
    [
      'GET /service/staff/queue.do',
      conversationId,
      () => provider.ok('GET /service/staff/queue.do', undefined, headers),
    ],
    [
      'POST /service/staff/take.do',
      conversationId,
      () => provider.ok('POST /service/staff/take.do', { conversationId }, headers),
    ],
    [
      'GET /service/staff/messages.do',
      conversationId,
      () => provider.ok('GET /service/staff/messages.do', { conversationId }, headers),
    ],
    [
      'GET /service/staff/orders.do',
      othersOrder,
      () => provider.ok('GET /service/staff/orders.do', { conversationId }, headers),
    ],
  ];
  for (const [name, subject, step] of steps) {
    expect([name, await recordedBy(step)]).toEqual([
      name,
      [{ user_id: other.userId, part: RECORDS[name], subject, role: 'service' }],
    ]);
    const { list } = await provider.ok(ACCESSES, {}, { token: other.token });
    expect(list).toMatchObject([{ part: RECORDS[name], clinic: '' }]);
  }
  const { list } = await provider.ok(ACCESSES, {}, { token: other.token });
  expect(list).toMatchObject([{ part: 'appointments', day: VISIT_DAY, orderId: othersOrder }]);
});

test('a record of a list from before each appointment was one still names its day', async () => {
  await world.sql('delete from record_accesses');
  await world.sql(
    `insert into record_accesses (user_id, staff_id, role, part, subject, day, first_at, last_at)
     values ($1, $2, 'desk', 'dayList', $3, $4, ${sqlNow()}, ${sqlNow()})`,
    [other.userId, `s-${CLINIC}`, VISIT_DAY, VISIT_DAY],
  );
  const { list } = await world.provider().ok(ACCESSES, {}, { token: other.token });
  expect(list).toMatchObject([{ part: 'dayList', day: VISIT_DAY, orderId: '' }]);
});
