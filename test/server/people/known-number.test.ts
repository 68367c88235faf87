import { endpoints } from '@contract/endpoints';
import type { EndpointName } from '@contract/endpoints';
import { CODE } from '@contract/errors';
import {
  bookingOf,
  CLINIC,
  createTestDatabase,
  createWorld,
  dayFrom,
  givePersonKeys,
  insertCallers,
  INTERVAL_DAYS,
  newKey,
  openIn,
  OTHER_CLINIC,
  PRODUCT,
  shareDocument,
} from '../kit/worlds/booking-world';
import type { Caller, TestDatabase, World } from '../kit/worlds/booking-world';
import type { Database } from '../../../server/db/database';
import { aGuesser } from './guesser';
import type { Guesser } from './guesser';
import type { Provider } from '../kit/harness';
import { insertRelease } from '../kit/worlds/release-world';
import { startOn } from '../kit/start-on';
import { sqlNow } from '../../run-clock';

/** Document numbers that are guessed; each belongs to somebody. */
const GUESSED = 1_000;
const BOOKED_DAY = dayFrom(3);
/** Before the second dose's interval has passed. */
const SOON_DAY = dayFrom(5);
const DONE_DAY = dayFrom(-7);
const MONTH = BOOKED_DAY.slice(0, 7);
const BOOK = 'POST /subscribe/subscribe/addV2.do';
const CHECK = 'GET /order/subscribe/checkSubscribeLinkman.do';

type Input = Record<string, unknown>;
/** Makes the input of a call for a member; answers are compared without what differs between any two members. */
type Ask = (linkmanId: string, stranger: Guesser) => Input;

const WORLD = { callers: 2, slots: [BOOKED_DAY, SOON_DAY].map((day) => ({ day, capacity: 40 })) };

let testDatabase: TestDatabase;
let provider: Provider;
let world: World;
/** Strangers who know somebody's number: under another name, and with the name in the document. */
let guesser: Guesser;
let confidant: Guesser;
let releaseId: string;
/** One connection for what is cleaned between two calls. */
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  world = await createWorld(testDatabase, WORLD);
  provider = await startOn(testDatabase);
  database = await openIn(testDatabase);
  const [booked, done] = world.callers as [Caller, Caller];
  const stranger = async (mobile: string, name: string) => {
    const login = await provider.signUp(mobile);
    return aGuesser(database, login, { booked, done, name });
  };
  guesser = await stranger('13800000077', '王某某');
  confidant = await stranger('13800000078', '测 试');
  ({ releaseId } = await insertRelease(database, {
    capacities: [5],
    releaseAt: Date.now() + 60_000,
  }));
  await database.pool.query(
    `insert into slots (depa_code, group_code, day, start_time, end_time, capacity, remaining)
     values ($1, $2, $3, '09:00', '10:00', 1, 0)`,
    [OTHER_CLINIC, PRODUCT, dayFrom(50)],
  );
  const [slotId] = world.slotIds as [number];
  const first = await provider.ok(BOOK, bookingOf(booked, slotId), booked);
  await provider.ok(BOOK, bookingOf(done, slotId), done);
  expect(first.orderId).not.toBe('');
  await onDatabase(
    `update orders set status = 'DONE', day = '${DONE_DAY}' where user_id = '${done.userId}'`,
  );
});
afterAll(async () => {
  await database?.close();
  await provider?.halt();
  await testDatabase?.remove();
});

const onDatabase = (sql: string) => database.pool.query(sql);

const clean = (userId: string) =>
  onDatabase(
    `delete from waitlist_entries where user_id = '${userId}';
     ${CANCEL_GUESSED};
     delete from release_tickets where user_id = '${userId}'`,
  );
const CANCEL_GUESSED = `update orders set status = 'CANCELLED' where linkman_id like 'guess-%'`;

const target = { depaCode: CLINIC, productId: PRODUCT };

/** Every call that takes a member, with its inputs. Calls that change something each get a free slot. */
const ASKED: Partial<Record<EndpointName, readonly Ask[]>> = {
  [CHECK]: [(linkmanId) => ({ ...target, linkmanId })],
  'GET /subscribe/subscribe/departmentWorkDays.do': [1, 2].map((doseNo) => (linkmanId: string) => ({
    ...target,
    month: MONTH,
    linkmanId,
    doseNo,
  })),
  'GET /order/subscribe/check/overAge.do': [
    (linkmanId) => ({ productId: PRODUCT, linkmanId, doseNo: 1 }),
  ],
  'GET /subscribe/subscribe/courseDays.do': [
    (linkmanId) => ({ ...target, linkmanId, doseNo: 1, day: dayFrom(50) }),
  ],
  'GET /order/followUp/history.do': [(linkmanId) => ({ linkmanId })],
  'GET /vaccine/plan/detail.do': [(linkmanId) => ({ linkmanId })],
  'GET /vaccine/plan/doseHistory.do': [(linkmanId) => ({ linkmanId })],
  'GET /subscribe/subscribe/dueVisit.do': [(linkmanId) => ({ linkmanId, regionCode: '110100' })],
  'GET /plan/plan/clinics.do': [(linkmanId) => ({ linkmanId, code: 'mmr', regionCode: '110100' })],
  'GET /linkman/linkman/clientDetail.do': [(linkmanId) => ({ linkmanId })],
  'GET /linkman/linkman/delete/check.do': [(linkmanId) => ({ linkmanId })],
  'POST /subscribe/waiting/join.do': [
    (linkmanId) => ({ linkmanId, productId: PRODUCT, doseNo: 1, depaCode: CLINIC }),
    (linkmanId) => ({
      linkmanId,
      productId: PRODUCT,
      doseNo: 2,
      depaCode: OTHER_CLINIC,
      day: dayFrom(50),
    }),
  ],
  'POST /subscribe/release/enter.do': [
    (linkmanId) => ({ releaseId, people: [{ linkmanId, doseNo: 2 }] }),
  ],
  'POST /subscribe/subscribe/addFamily.do': [
    (linkmanId, { caller, other }) => ({
      idempotencyKey: newKey(),
      depaCode: CLINIC,
      people: [linkmanId, other].map((id) => ({
        ...bookingOf({ ...caller, linkmanId: id }, world.slotIds[1] ?? 0),
        doseNo: 2,
      })),
    }),
  ],
  [BOOK]: [1, 2].map((doseNo) => (linkmanId: string, { caller }: Guesser) => ({
    ...bookingOf({ ...caller, linkmanId }, world.slotIds[1] ?? 0),
    doseNo,
  })),
};

/** Calls that only read or change the account's own rows, by the member's id and never by the document. */
const OF_THE_ROW: readonly EndpointName[] = [
  'POST /linkman/linkman/saveOrUpdateV2.do',
  'POST /linkman/linkman/setDefault.do',
  'POST /linkman/linkman/delete.do',
  'GET /linkman/health/detail.do',
  'POST /linkman/health/save.do',
  'POST /linkman/health/clear.do',
  'POST /vaccine/plan/addBookletPictures.do',
  'POST /vaccine/plan/saveDose.do',
  'POST /vaccine/plan/saveDoseHistory.do',
  'POST /vaccine/plan/undoDoseHistory.do',
  'POST /plan/plan/declineSuggestion.do',
  // Who is shared; that a merging tells nothing of a number is tested beside it (merged-entries-obstacles).
  'GET /linkman/caregiver/detail.do',
  'POST /linkman/caregiver/invite.do',
  'POST /linkman/caregiver/withdraw.do',
  'POST /linkman/caregiver/merge.do',
  'POST /linkman/caregiver/remove.do',
  'POST /linkman/caregiver/leave.do',
];

const takesMember = (name: EndpointName): boolean => {
  const { input, access } = endpoints[name] as { input: unknown; access: string };
  return access !== 'staff' && JSON.stringify(input).includes('"linkmanId"');
};

const ask = async (name: EndpointName, input: Input, { caller }: Guesser) => {
  const { code, msg, data } = await provider.call(name, input as never, { as: caller });
  return { code, msg, data };
};
/** An answer without ids, documents and times, which differ between any two members. */
const told = (answer: unknown, linkmanId: string): string =>
  JSON.stringify(answer)
    .replaceAll(linkmanId, 'MEMBER')
    .replace(
      /"(waitingId|joinedAt|documentMasked|documentNumber|consents|enteredAt|ticketId|submitId|visitId|orderId|serverNow|nextMs)":("[^"]*"|\[.*?\]|\d+)/g,
      '"$1"',
    );

test('every call that takes a member is asked here, or speaks of the account’s own rows only', () => {
  const names = (Object.keys(endpoints) as EndpointName[]).filter(takesMember);
  const here = [...Object.keys(ASKED), ...OF_THE_ROW];
  expect(names.filter((name) => !here.includes(name))).toEqual([]);
  expect(here.filter((name) => !names.includes(name as EndpointName))).toEqual([]);
});

/** What only proof may tell: with the name in the document a clinic's records of today are the family's (0025). */
const STRANGERS = [
  ['under another name', () => guesser],
  ['with the name in it', () => confidant],
] as const;

describe.each(STRANGERS)('somebody’s number %s', (_how, stranger) => {
  test.each(Object.keys(ASKED) as EndpointName[])(
    '%s answers as for a number that nobody has',
    async (name) => {
      const { caller, ofUnknown, ofBooked, ofDone } = stranger();
      for (const input of ASKED[name] ?? []) {
        const answers: string[] = [];
        for (const linkmanId of [ofUnknown, ofBooked, ofDone]) {
          answers.push(told(await ask(name, input(linkmanId, stranger()), stranger()), linkmanId));
          // Removes what the call made, so that the next call starts from the same state.
          await clean(caller.userId);
        }
        expect(answers[1]).toBe(answers[0]);
        expect(answers[2]).toBe(answers[0]);
        expect(answers[0]).not.toContain('"4000"');
      }
    },
  );
});

test('whoever books first with somebody’s number and name keeps them from no place, in no account twice', async () => {
  const [slotId = 0, later = 0] = world.slotIds;
  const { caller } = confidant;
  const asNew = { ...caller, linkmanId: confidant.ofUnknown };
  await provider.ok(BOOK, bookingOf(asNew, slotId), { as: caller });
  const [own] = (await insertCallers(database, 1)) as [Caller];
  await givePersonKeys(database);
  await shareDocument(database, own.linkmanId, confidant.ofUnknown);
  await provider.ok(BOOK, bookingOf(own, later), own);
  for (const [who, as] of [
    [asNew, { as: caller }],
    [own, own],
  ] as const) {
    const twice = await provider.call(BOOK, bookingOf(who, later), as);
    expect(twice.code).toBe(CODE.DUPLICATE_ORDER);
  }
  await onDatabase(
    `update orders set status = 'CANCELLED' where linkman_id in ('${own.linkmanId}', '${asNew.linkmanId}')`,
  );
});

test('an account that a clinic knows to have the person is told that a clinic has to look, and no more', async () => {
  const { caller, ofDone: linkmanId } = confidant;
  const token = caller.token;
  await onDatabase(`update linkmen set proved_at = ${sqlNow()} where id = '${linkmanId}'`);
  const check = await provider.ok(CHECK, { ...target, linkmanId }, { as: caller });
  expect(check).toMatchObject({ canSubscribe: true, suggestedDoseNo: 2 });
  const early = await provider.call(
    BOOK,
    { ...bookingOf({ ...caller, linkmanId }, world.slotIds[1] ?? 0), doseNo: 2 },
    { as: caller, token, language: 'en' },
  );
  expect(early.code).toBe(CODE.DUPLICATE_ORDER);
  expect(early.msg).toContain('Show the document at the desk of 门诊 D1');
  expect(early.data).toMatchObject({
    remedies: [{ kind: 'askClinic', phone: '01000000000' }, { kind: 'otherPerson' }],
  });
  for (const answer of [check, early])
    for (const days of [0, INTERVAL_DAYS])
      expect(JSON.stringify(answer)).not.toContain(dayFrom(days - 7));
  await onDatabase(`update linkmen set proved_at = null where id = '${linkmanId}'`);
});

test(`${GUESSED} numbers guessed under another name: nothing is told`, async () => {
  const { caller } = guesser;
  const victims = await insertCallers(database, GUESSED);
  await database.pool.query(
    `insert into linkmen (id, user_id, name, document_kind, document_number, sex, birthday, relation_type, mobile, consent_at)
     select 'g-' || id, '${caller.userId}', '王某某', 2, document_number, sex, birthday, 7, mobile, ${sqlNow()}
     from linkmen where id = any($1)`,
    [victims.map(({ linkmanId }) => linkmanId)],
  );
  // The provider computes those members' person keys at start.
  await provider.halt();
  provider = await startOn(testDatabase);
  await onDatabase(
    `insert into orders (id, reference, user_id, linkman_id, person_key, idempotency_key, depa_code, product_id,
       vaccine_code, dose_no, slot_id, day, start_time, end_time, status, price_cents, service_fee_cents, mobile,
       guideline_version, remaining_changes)
     select 'x-' || l.id, 'x-' || l.id, l.user_id, l.id, l.person_key, l.id, 'D1', 'P1', 'V1', 1, ${world.slotIds[0]},
       '${BOOKED_DAY}', '09:00', '10:00', case when right(l.id, 1) in ('0', '2', '4') then 'DONE' else 'BOOKED' end,
       1, 1, '', '', 3
     from linkmen l join linkmen g on g.id = 'g-' || l.id`,
  );
  const { rows } = await database.pool.query<{ id: string; person_key: string | null }>(
    `select g.id, o.person_key from linkmen g join orders o on o.id = 'x-' || substr(g.id, 3)`,
  );
  expect(rows).toHaveLength(GUESSED);
  expect(rows.every(({ person_key: key }) => key !== null)).toBe(true);
  const answers = new Set<string>();
  for (let from = 0; from < rows.length; from += 50)
    await Promise.all(
      rows.slice(from, from + 50).map(async ({ id }) => {
        answers.add(told(await ask(CHECK, { ...target, linkmanId: id }, guesser), id));
      }),
    );
  const unknownMember = await ask(CHECK, { ...target, linkmanId: guesser.ofUnknown }, guesser);
  expect([...answers]).toEqual([told(unknownMember, guesser.ofUnknown)]);
});
