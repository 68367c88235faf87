import { endpoints } from '@contract/endpoints';
import type { EndpointName } from '@contract/endpoints';
import { CODE } from '@contract/errors';
import {
  bookingOf,
  CLINIC,
  createPlace,
  createWorld,
  dayFrom,
  inDatabase,
  insertCallers,
  INTERVAL_DAYS,
  newKey,
  OTHER_CLINIC,
  PRODUCT,
} from './booking-world';
import type { Caller, Place, World } from './booking-world';
import { aGuesser } from './builders/guesser';
import type { Guesser } from './builders/guesser';
import type { Provider } from './harness';
import { insertRelease } from './release-world';
import { startOn } from './start-on';
import { sqlNow } from '../run-clock';

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
type Ask = (linkmanId: string) => Input;

const WORLD = { callers: 2, slots: [BOOKED_DAY, SOON_DAY].map((day) => ({ day, capacity: 40 })) };

let place: Place;
let provider: Provider;
let world: World;
let guesser: Guesser;
let sameName: Caller;
let releaseId: string;

beforeAll(async () => {
  place = await createPlace('postgres');
  world = await createWorld(place, WORLD);
  provider = await startOn(place);
  const login = await provider.signUp('13800000077');
  const [booked, done] = world.callers as [Caller, Caller];
  await inDatabase(place, async (database) => {
    ({ guesser, sameName } = await aGuesser(database, login, { booked, done }));
    ({ releaseId } = await insertRelease(database, {
      capacities: [5],
      releaseAt: Date.now() + 60_000,
    }));
    await database.pool.query(
      `insert into slots (depa_code, product_id, day, start_time, end_time, capacity, remaining)
       values ($1, $2, $3, '09:00', '10:00', 1, 0)`,
      [OTHER_CLINIC, PRODUCT, dayFrom(50)],
    );
  });
  const [slotId] = world.slotIds as [number];
  const first = await provider.ok(BOOK, bookingOf(booked, slotId), booked);
  await provider.ok(BOOK, bookingOf(done, slotId), done);
  expect(first.orderId).not.toBe('');
  await onDatabase(
    `update orders set status = 'DONE', day = '${DONE_DAY}' where user_id = '${done.userId}'`,
  );
});
afterAll(async () => {
  await provider?.halt();
  await place?.remove();
});

const onDatabase = (sql: string) => inDatabase(place, ({ pool }) => pool.query(sql));

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
    (linkmanId) => ({
      idempotencyKey: newKey(),
      depaCode: CLINIC,
      people: [linkmanId, 'guess-other'].map((id) => ({
        ...bookingOf({ ...guesser.caller, linkmanId: id }, world.slotIds[1] ?? 0),
        doseNo: 2,
      })),
    }),
  ],
};

/** Calls that only read or change the account's own rows, by the member's id and never by the document. */
const OF_THE_ROW: readonly EndpointName[] = [
  'POST /linkman/linkman/saveOrUpdateV2.do',
  'POST /linkman/linkman/setDefault.do',
  'POST /linkman/linkman/delete.do',
  'GET /linkman/health/detail.do',
  'POST /linkman/health/save.do',
  'POST /linkman/health/clear.do',
  'POST /vaccine/plan/saveDose.do',
  'POST /vaccine/plan/saveDoseHistory.do',
  'POST /vaccine/plan/undoDoseHistory.do',
  'POST /plan/plan/declineSuggestion.do',
];

const takesMember = (name: EndpointName): boolean => {
  const { input, access } = endpoints[name] as { input: unknown; access: string };
  return access !== 'staff' && JSON.stringify(input).includes('"linkmanId"');
};

const ask = async (name: EndpointName, input: Input) => {
  const { code, msg, data } = await provider.call(name, input as never, { as: guesser.caller });
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
  const here = [...Object.keys(ASKED), ...OF_THE_ROW, BOOK];
  expect(names.filter((name) => !here.includes(name))).toEqual([]);
  expect(here.filter((name) => !names.includes(name as EndpointName))).toEqual([]);
});

test.each(Object.keys(ASKED) as EndpointName[])(
  '%s answers somebody’s number under another name as a number that nobody has',
  async (name) => {
    for (const input of ASKED[name] ?? []) {
      const answers: string[] = [];
      for (const linkmanId of [guesser.ofNobody, guesser.ofBooked, guesser.ofDone]) {
        answers.push(told(await ask(name, input(linkmanId)), linkmanId));
        // Removes what the call made, so that the next call starts from the same state.
        await onDatabase(
          `delete from waitlist_entries where user_id = '${guesser.caller.userId}';
           ${CANCEL_GUESSED};
           delete from release_tickets where user_id = '${guesser.caller.userId}'`,
        );
      }
      expect(answers[1]).toBe(answers[0]);
      expect(answers[2]).toBe(answers[0]);
      expect(answers[0]).not.toContain('"4000"');
    }
  },
);

test('a booking by another name goes through where nothing of that day is in the way, and is refused without a word of it otherwise', async () => {
  const soon = world.slotIds[1] ?? 0;
  const book = (linkmanId: string, doseNo: number) =>
    ask(BOOK, { ...bookingOf({ ...guesser.caller, linkmanId }, soon), doseNo });
  // A dose too soon after the administered one, and the administered dose itself.
  for (const doseNo of [2, 1]) {
    expect((await book(guesser.ofDone, doseNo)).code).toBe(CODE.SUCCESS);
    await onDatabase(CANCEL_GUESSED);
  }
  const refused = await book(guesser.ofBooked, 1);
  expect(refused.code).toBe(CODE.DUPLICATE_ORDER);
  expect(refused.msg).toContain('前台核对');
  expect(JSON.stringify(refused)).not.toMatch(new RegExp(`${BOOKED_DAY}|第1剂|orderId":"`));
  expect(refused.data).toMatchObject({ standing: null, allowedFrom: null, alternatives: [] });
});

test('the same name is told that a clinic has to look, and no more', async () => {
  const { linkmanId, token } = sameName;
  const check = await provider.ok(CHECK, { ...target, linkmanId }, { token });
  expect(check).toMatchObject({ canSubscribe: true, suggestedDoseNo: 2 });
  const early = await provider.call(
    BOOK,
    { ...bookingOf(sameName, world.slotIds[1] ?? 0), doseNo: 2 },
    { token, language: 'en' },
  );
  expect(early.code).toBe(CODE.DUPLICATE_ORDER);
  expect(early.msg).toContain('Show the document at the desk of 门诊 D1');
  expect(early.data).toMatchObject({
    remedies: [{ kind: 'askClinic', phone: '01000000000' }, { kind: 'otherPerson' }],
  });
  for (const answer of [check, early])
    for (const days of [0, INTERVAL_DAYS])
      expect(JSON.stringify(answer)).not.toContain(dayFrom(days - 7));
});

test(`${GUESSED} numbers guessed under another name: nothing is told`, async () => {
  const { caller } = guesser;
  await inDatabase(place, async (database) => {
    const victims = await insertCallers(database, GUESSED);
    const ids = [victims.map(({ linkmanId }) => linkmanId)];
    const { pool } = database;
    await pool.query(
      `insert into linkmen (id, user_id, name, document_kind, document_number, sex, birthday, relation_type, mobile, consent_at)
       select 'g-' || id, '${caller.userId}', '王某某', 2, document_number, sex, birthday, 7, mobile, ${sqlNow()}
       from linkmen where id = any($1)`,
      ids,
    );
  });
  // The provider computes those members' person keys at start.
  await provider.halt();
  provider = await startOn(place);
  await onDatabase(
    `insert into orders (id, reference, user_id, linkman_id, person_key, idempotency_key, depa_code, product_id,
       vaccine_code, dose_no, slot_id, day, start_time, end_time, status, price_cents, service_fee_cents, mobile,
       guideline_version, remaining_changes)
     select 'x-' || l.id, 'x-' || l.id, l.user_id, l.id, l.person_key, l.id, 'D1', 'P1', 'V1', 1, ${world.slotIds[0]},
       '${BOOKED_DAY}', '09:00', '10:00', case when right(l.id, 1) in ('0', '2', '4') then 'DONE' else 'BOOKED' end,
       1, 1, '', '', 3
     from linkmen l join linkmen g on g.id = 'g-' || l.id`,
  );
  const { rows } = await inDatabase(place, ({ pool }) =>
    pool.query<{ id: string; person_key: string | null }>(
      `select g.id, o.person_key from linkmen g join orders o on o.id = 'x-' || substr(g.id, 3)`,
    ),
  );
  expect(rows).toHaveLength(GUESSED);
  expect(rows.every(({ person_key: key }) => key !== null)).toBe(true);
  const answers = new Set<string>();
  for (let from = 0; from < rows.length; from += 50)
    await Promise.all(
      rows.slice(from, from + 50).map(async ({ id }) => {
        answers.add(told(await ask(CHECK, { ...target, linkmanId: id }), id));
      }),
    );
  const nobody = await ask(CHECK, { ...target, linkmanId: guesser.ofNobody });
  expect([...answers]).toEqual([told(nobody, guesser.ofNobody)]);
});
