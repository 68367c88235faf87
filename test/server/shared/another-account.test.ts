import { Client } from 'pg';
import { endpoints } from '@contract/endpoints';
import type { EndpointName } from '@contract/endpoints';
import { CODE } from '@contract/errors';
import {
  bookingOf,
  CLINIC,
  createTestDatabase,
  createWorld,
  dayFrom,
  DISCLOSURE,
  inDatabase,
  newKey,
  OTHER_CLINIC,
  PRODUCT,
} from '../kit/worlds/booking-world';
import type { Caller, TestDatabase, World } from '../kit/worlds/booking-world';
import { aMemberForm, aClaim, aFamily, aQuestionnaireDraft, anUpload } from '../kit/worlds/family';
import { insertStaff, openDesk } from '../kit/worlds/desk-world';
import { CAREGIVER_CALLS } from './caregiver-owned';
import { EXPORT_CALLS } from './export-owned';
import { DOSE_CALLS } from './dose-owned';
import { AEFI_CALLS, FOLLOW_UP_CALLS } from './follow-up-owned';
import { CHAT_CALLS, STAFF_CHAT_CALLS } from './chat-owned';
import type { OwnedChat } from './chat-owned';
import type { Provider } from '../kit/harness';
import { everythingOf } from './owner-of-everything';
import { PERSONAL_CALLS } from './personal-owned';
import { startOn } from '../kit/start-on';
import { VISIT_CALLS } from './visit-owned';
import { agreedTo } from '../../samples/agreed';

type Input = Readonly<Record<string, unknown>>;

/** What one account owns, by the ids that calls take. */
interface Owned extends OwnedChat {
  readonly orderId: string;
  readonly holdId: string;
  readonly linkmanId: string;
  readonly messageId: string;
  readonly waitingId: string;
  readonly doseRecordId: string;
  readonly alertId: string;
  readonly fileId: string;
  readonly submitId: string;
  readonly batchKey: string;
  readonly entryId: string;
  readonly termId: string;
  readonly cardId: string;
  readonly purchaseId: string;
  readonly ticketId: string;
  readonly exportId: string;
}

let testDatabase: TestDatabase;
let world: World;
let provider: Provider;
let database: Client;
let owned: Owned;
let owner: Caller;
let stranger: Caller;
let elsewhere: { readonly 'desk-token': string };

const FREE = 0;
const HELD = 1;
const slot = (index: number): number => world.slotIds[index] ?? 0;

/** Calls of users that take an id of something that an account owns, with the input that another account sends. */
const CALLS: Partial<Record<EndpointName, (of: Owned) => Input>> = {
  'GET /linkman/linkman/clientDetail.do': ({ linkmanId }) => ({ linkmanId }),
  'GET /linkman/linkman/delete/check.do': ({ linkmanId }) => ({ linkmanId }),
  'GET /linkman/health/detail.do': ({ linkmanId }) => ({ linkmanId }),
  'GET /message/message/detail.do': ({ messageId }) => ({ messageId }),
  'GET /message/message/details.do': ({ messageId }) => ({ messageId }),
  'GET /order/calendar/address.do': ({ orderId }) => ({ orderId }),
  'GET /order/certificate/detail.do': ({ orderId }) => ({ orderId }),
  'GET /order/observation/detail.do': ({ orderId }) => ({ orderId }),
  'GET /order/offline/clientDetail.do': ({ orderId }) => ({ orderId }),
  'GET /order/subscribe/check/overAge.do': ({ linkmanId }) => ({
    linkmanId,
    productId: PRODUCT,
    doseNo: 1,
  }),
  'GET /order/subscribe/checkSubscribeLinkman.do': ({ linkmanId }) => ({
    linkmanId,
    depaCode: CLINIC,
    productId: PRODUCT,
  }),
  'GET /order/subscribe/clientDetail.do': ({ orderId }) => ({ orderId }),
  'GET /order/subscribe/payment.do': ({ orderId }) => ({ orderId }),
  'GET /order/subscribe/recallRefundApply.do': ({ orderId }) => ({ orderId }),
  'GET /order/subscribe/refundChargeCalculate.do': ({ orderId }) => ({ orderId }),
  'GET /order/subscribe/updateResidueTimes.do': ({ orderId }) => ({ orderId }),
  'GET /subscribe/subscribe/restOfCourse.do': ({ orderId }) => ({ orderId }),
  'GET /plan/plan/clinics.do': ({ linkmanId }) => ({
    linkmanId,
    code: 'hepb',
    regionCode: '110100',
  }),
  'GET /questionnaire/detail.do': ({ orderId }) => ({ code: 'visit', orderId }),
  'GET /subscribe/subscribe/presentHold.do': ({ holdId }) => ({ holdId }),
  'GET /subscribe/subscribe/submitDetail.do': ({ submitId }) => ({ submitId }),
  'GET /subscribe/subscribe/dueVisit.do': ({ linkmanId }) => ({ linkmanId, regionCode: '110105' }),
  'GET /subscribe/subscribe/courseDays.do': ({ linkmanId }) => ({
    ...{ depaCode: CLINIC, productId: PRODUCT, linkmanId, doseNo: 1, day: '2027-03-01' },
  }),
  'POST /base/feedback/save.do': ({ fileId }) => ({
    kind: 'problem',
    content: '打不开',
    fileIds: [fileId],
  }),
  'POST /health-beans/account/undoDonation.do': ({ entryId }) => ({ entryId }),
  'POST /linkman/health/clear.do': ({ linkmanId }) => ({ linkmanId }),
  'POST /linkman/health/save.do': ({ linkmanId }) => ({
    linkmanId,
    answers: { immunodeficiency: 'no' },
    days: {},
    consent: true,
    agreed: agreedTo('healthConsent'),
  }),
  'POST /linkman/linkman/delete.do': ({ linkmanId }) => ({ linkmanId }),
  'POST /linkman/linkman/saveOrUpdateV2.do': ({ linkmanId }) => aMemberForm(linkmanId),
  'POST /linkman/linkman/setDefault.do': ({ linkmanId }) => ({ linkmanId }),
  'POST /lottery/prize/claim.do': ({ ticketId }) => aClaim(ticketId),
  'POST /member/wx/memberCenter/endTerm.do': ({ termId }) => ({ termId }),
  'POST /member/wx/memberCenter/prepay.do': ({ purchaseId }) => ({
    purchaseId,
    method: 'alipay-wap',
  }),
  'GET /member/wx/memberCenter/payment.do': ({ purchaseId }) => ({ purchaseId }),
  'POST /message/message/read.do': ({ messageId }) => ({ messageId }),
  ...CHAT_CALLS,
  ...EXPORT_CALLS,
  ...VISIT_CALLS,
  ...CAREGIVER_CALLS,
  ...FOLLOW_UP_CALLS,
  ...PERSONAL_CALLS,
  'POST /order/observation/remove.do': ({ orderId }) => ({ orderId }),
  'POST /order/observation/save.do': ({ orderId }) => ({ orderId, reactions: ['fever'] }),
  'POST /order/subscribe/cancel.do': ({ orderId }) => ({ orderId, reason: 'time' }),
  'POST /order/subscribe/confirmSubscribe.do': ({ orderId }) => ({ orderId }),
  'POST /order/subscribe/correctContact.do': ({ orderId }) => ({ orderId, mobile: '13700000000' }),
  'POST /order/subscribe/prepay.do': ({ orderId }) => ({ orderId, method: 'wechat-h5' }),
  'POST /order/subscribe/remove.do': ({ orderId }) => ({ orderId }),
  'POST /order/subscribe/retryRefund.do': ({ orderId }) => ({ orderId }),
  'POST /order/subscribe/update.do': ({ orderId }) => ({ orderId, slotId: slot(HELD) }),
  'POST /plan/plan/declineSuggestion.do': ({ linkmanId }) => ({
    linkmanId,
    code: 'flu',
    declined: true,
  }),
  'POST /questionnaire/draft.do': ({ orderId }) => aQuestionnaireDraft(orderId),
  'POST /questionnaire/submit.do': ({ orderId }) => aQuestionnaireDraft(orderId),
  'POST /subscribe/subscribe/addFamily.do': ({ linkmanId }) => ({
    idempotencyKey: newKey(),
    depaCode: CLINIC,
    people: [
      {
        linkmanId,
        productId: PRODUCT,
        slotId: slot(FREE),
        doseNo: 1,
        guidelineVersion: DISCLOSURE,
      },
    ],
  }),
  'POST /subscribe/subscribe/addV2.do': ({ linkmanId }) =>
    bookingOf({ ...stranger, linkmanId }, slot(FREE)),
  'POST /subscribe/subscribe/bookRest.do': ({ orderId }) => ({
    idempotencyKey: newKey(),
    orderId,
    guidelineVersion: DISCLOSURE,
    doses: [{ doseNo: 2, slotId: slot(FREE) }],
  }),
  'POST /subscribe/subscribe/releaseHold.do': ({ holdId }) => ({ holdId }),
  'POST /subscribe/release/enter.do': ({ linkmanId }) => ({
    releaseId: 'none',
    people: [{ linkmanId, doseNo: 1 }],
  }),
  'POST /subscribe/waiting/join.do': ({ linkmanId }) => ({
    linkmanId,
    productId: PRODUCT,
    doseNo: 1,
    depaCode: CLINIC,
    day: dayFrom(5),
  }),
  'POST /subscribe/waiting/leave.do': ({ waitingId }) => ({ waitingId }),
  'POST /ugc-api/comment/publish.do': ({ fileId }) => ({
    targetType: 'post',
    targetId: 'none',
    text: '看图',
    fileIds: [fileId],
    idempotencyKey: newKey(),
  }),
  'POST /ugc-api/post/publish.do': ({ fileId }) => ({
    kind: 'share',
    text: '看图',
    fileIds: [fileId],
    idempotencyKey: newKey(),
  }),
  'POST /ugc-api/report/save.do': ({ fileId }) => ({
    sourceId: 'none',
    sourceType: 10,
    reason: 'other',
    fileIds: [fileId],
  }),
  ...DOSE_CALLS,
  'POST /vaccine/userWantVaccine/cancelUserIsWantVaccineById.do': ({ alertId }) => ({
    id: alertId,
  }),
};

/** These neither refuse nor reveal anything: they search the caller's own rows only. */
const ANSWERED_EMPTY: readonly EndpointName[] = [
  'GET /subscribe/subscribe/presentHold.do',
  'GET /subscribe/subscribe/submitDetail.do',
  'POST /message/message/read.do',
  'POST /personal/consent/withdraw.do',
  'POST /subscribe/subscribe/releaseHold.do',
];

/** Calls of the desk that take an order of the clinic, and of customer service that take a conversation. */
const AT_THE_DESK: Partial<Record<EndpointName, (of: Owned) => Input>> = {
  ...STAFF_CHAT_CALLS,
  ...AEFI_CALLS,
  'POST /desk/arrive.do': ({ orderId }) => ({ orderId }),
  'POST /desk/arriveVisit.do': ({ orderId }) => ({ orderIds: [orderId] }),
  'POST /desk/cancel.do': ({ orderId }) => ({ orderId, reason: '停诊' }),
  'POST /desk/confirm.do': ({ orderId }) => ({ orderId }),
  'POST /desk/correctLot.do': ({ orderId }) => ({ orderId, lot: 'L1' }),
  'POST /desk/finish.do': ({ orderId }) => ({ orderId, lot: 'L1' }),
  'POST /desk/noShow.do': ({ orderId }) => ({ orderId }),
  'GET /desk/takeBackEffect.do': ({ orderId }) => ({ orderId }),
  'GET /desk/uncounted.do': ({ orderId }) => ({ orderId }),
  'POST /desk/record/person.do': ({ orderId }) => ({ orderId }),
  'POST /desk/takeBack.do': ({ orderId }) => ({
    orderId,
    doneAt: provider.now,
    reason: 'notGiven',
    outcome: 'ended',
  }),
  'POST /desk/undoArrival.do': ({ orderId }) => ({ orderId }),
  'POST /desk/capacity.do': () => ({ slotId: slot(FREE), capacity: 1 }),
  'POST /manage/recall/mark.do': ({ orderId }) => ({ recallId: 1, orderId, outcome: 'reached' }),
  'POST /desk/walkIn.do': () => ({
    idempotencyKey: newKey(),
    slotId: slot(FREE),
    doseNo: 1,
    ...aMemberForm(''),
  }),
};

/** Any clinic may end the conflicting order of somebody who shows the document (docs/decisions/0026). */
const OF_ANY_CLINIC: readonly EndpointName[] = ['POST /desk/claim/settle.do'];
/** A slot alone belongs to the clinic, not to an account; desk.test.ts tests the closing calls with the day. */
const WITHOUT_OWNER: readonly EndpointName[] = [
  'GET /subscribe/subscribe/isAppointmentTime.do',
  'GET /desk/closing.do',
  'GET /desk/closingEffect.do',
  'POST /desk/close.do',
  'POST /desk/reopen.do',
  'POST /subscribe/subscribe/hold.do',
];

const OWN_IDS = `
  orderId orderIds linkmanId holdId messageId submitId waitingId doseRecordId fileIds
  batchKey entryId termId cardId purchaseId ticketId exportId conversationId slotId id`
  .trim()
  .split(/\s+/);
const takesId = (name: EndpointName): boolean => {
  const { input } = endpoints[name] as { input: unknown };
  const text = JSON.stringify(input);
  return OWN_IDS.some((id) => text.includes(`"${id}":`));
};
const accessOf = (name: EndpointName): string => (endpoints[name] as { access: string }).access;
const names = Object.keys(endpoints) as EndpointName[];

/** Everything that an account has, and every slot. Messages are left out, as a job writes them at any time. */
async function stateOf(userId: string): Promise<unknown> {
  const { rows: tables } = await database.query<{ name: string }>(
    `select c.table_name as name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = current_schema() and c.column_name = 'user_id' and t.table_type = 'BASE TABLE'
       and c.table_name <> 'messages'`,
  );
  const parts = tables.map(
    ({ name }) =>
      `select '${name}' as name, jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text) as rows from "${name}" t where user_id = $1`,
  );
  const own = await database.query(`${parts.join(' union all ')} order by name`, [userId]);
  const more = await database.query(
    `select (select jsonb_agg(to_jsonb(s) order by id) from slots s) as slots,
       (select count(*) from order_events e join orders o on o.id = e.order_id where o.user_id = $1) as events,
       (select read_at from messages where id = $2) as read_at`,
    [userId, owned.messageId],
  );
  return [own.rows, more.rows];
}

beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  const slots = [
    { day: dayFrom(3), capacity: 5 },
    { day: dayFrom(4), capacity: 5 },
    { day: dayFrom(5), capacity: 0 },
  ];
  world = await createWorld(testDatabase, { callers: 2, families: 1, slots });
  [owner, stranger] = world.callers as [Caller, Caller];
  await inDatabase(testDatabase, (opened) => insertStaff(opened, [CLINIC, OTHER_CLINIC]));
  provider = await startOn(testDatabase);
  database = new Client({ connectionString: testDatabase.postgres?.url });
  await database.connect();
  elsewhere = { 'desk-token': (await openDesk(provider, OTHER_CLINIC)).token };
  const ids = await everythingOf(owner, { testDatabase, provider, world });
  const upload = await aFamily(provider, owner).with(anUpload(testDatabase));
  owned = { ...ids, ...upload, linkmanId: owner.linkmanId };
  // The logs of what the owner has done so far are written seconds later, which no call of a test may be taken for.
  await provider.runJobs();
});
afterAll(async () => {
  await database?.end();
  await provider?.halt();
  await testDatabase?.remove();
});

test('every call that takes an id of something owned is asked here', () => {
  const known = [
    ...Object.keys(CALLS),
    ...Object.keys(AT_THE_DESK),
    ...OF_ANY_CLINIC,
    ...WITHOUT_OWNER,
  ];
  const asked = names.filter((name) => accessOf(name) !== 'anyone' && takesId(name));
  expect(asked.filter((name) => !known.includes(name))).toEqual([]);
  expect(Object.values(owned)).not.toContain('');
});

test.each(Object.keys(CALLS) as EndpointName[])(
  '%s gives a stranger nothing of another account, and changes nothing',
  async (name) => {
    const before = await stateOf(owner.userId);
    const input = CALLS[name]?.(owned) as never;
    const { code, data } = await provider.call(name, input, stranger);
    const told = JSON.stringify(data ?? null);
    if (ANSWERED_EMPTY.includes(name)) expect(told).not.toContain(owned.orderId);
    else expect(code).not.toBe(CODE.SUCCESS);
    expect(told).not.toMatch(/测试|[A-Z0-9]{4}-[A-Z0-9]{4}/);
    expect(await stateOf(owner.userId)).toEqual(before);
    // Without a session every such call answers "login required".
    if (accessOf(name) === 'user')
      expect((await provider.call(name, CALLS[name]?.(owned) as never)).code).toBe(
        CODE.LOGIN_INVALID,
      );
  },
);

test.each(Object.keys(AT_THE_DESK) as EndpointName[])(
  '%s is refused to the staff of another clinic and to users, and changes nothing',
  async (name) => {
    const before = await stateOf(owner.userId);
    const ask = (headers: Record<string, string>, caller?: Caller) =>
      provider.call(name, AT_THE_DESK[name]?.(owned) as never, { ...caller, headers });
    expect((await ask(elsewhere)).code).not.toBe(CODE.SUCCESS);
    expect((await ask({}, owner)).code).toBe(CODE.DESK_LOGIN);
    expect(await stateOf(owner.userId)).toEqual(before);
  },
);

test('a key that another account has used makes an order of one’s own', async () => {
  const { submitId, orderId } = owned;
  const made = await provider.ok(
    'POST /subscribe/subscribe/addV2.do',
    bookingOf(stranger, slot(FREE), submitId),
    stranger,
  );
  expect(made.orderId).not.toBe(orderId);
  const found = await provider.ok('GET /subscribe/subscribe/submitDetail.do', { submitId }, owner);
  expect(found.orderId).toBe(orderId);
});

test('the owner has it all still', async () => {
  const { orderId, linkmanId } = owned;
  const detail = await provider.ok('GET /order/subscribe/clientDetail.do', { orderId }, owner);
  expect(detail).toMatchObject({ status: 'BOOKED', linkmanId });
  const { holdId } = owned;
  const hold = await provider.ok('GET /subscribe/subscribe/presentHold.do', { holdId }, owner);
  expect(JSON.stringify(hold)).toContain(holdId);
});
