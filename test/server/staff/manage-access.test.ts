import type * as v from 'valibot';
import type { Access } from '@contract/endpoint';
import { endpoints } from '@contract/endpoints';
import type { EndpointName } from '@contract/endpoints';
import { CODE } from '@contract/errors';
import { EMPTY_TEXT } from '@contract/manage/content-rules';
import { CLINIC, OFFLINE_CLINIC, OTHER_CLINIC } from '../kit/worlds/booking-world';
import { createManageWorld, STAFF_LOGINS } from './manage-world';
import type { ManageWorld, Member, StaffLogin } from './manage-world';

const ACCESS: Readonly<Record<string, Access>> = Object.fromEntries(
  Object.entries(endpoints).map(([name, { access }]) => [name, access]),
);

type ManageCall = EndpointName & `${'GET' | 'POST'} /manage/${string}`;

const LOT = { productId: 'P1', lot: 'LOT-0001' };
const ENTRY = { doses: 1, requestKey: 'key-of-a-test-0001' };

const isManageCall = (name: string): name is ManageCall =>
  name.split(' ')[1]?.startsWith('/manage/') ?? false;
const CALLS = Object.keys(endpoints).filter(isManageCall);

const DIGEST = '0'.repeat(64);

/** Input of calls of a clinic that need more than `depaCode`; what it names need not exist. */
const INPUTS: Partial<Record<ManageCall, object>> = {
  'POST /manage/catalogue/preview.do': { edits: {}, base: DIGEST },
  'POST /manage/catalogue/save.do': { edits: {}, base: DIGEST, digest: DIGEST, answer: 'keep' },
  'GET /manage/content/list.do': { kind: 'notice' },
  'POST /manage/content/save.do': {
    kind: 'notice',
    contentId: null,
    version: null,
    text: EMPTY_TEXT,
  },
  'POST /manage/staff/add.do': { role: 'desk', login: 'nurse.of.b', name: '护士' },
  'GET /manage/report.do': { firstDay: '2026-05-01', lastDay: '2026-05-31', group: 'day' },
  'GET /manage/stock/card.do': { lotId: 1 },
  'POST /manage/stock/receive.do': { ...LOT, ...ENTRY, expiry: '2027-05-01' },
  'POST /manage/stock/move.do': { ...ENTRY, lotId: 1, kind: 'wasted', shown: 1 },
  'POST /manage/stock/state.do': { lotId: 1, state: 'quarantined', reason: '破损' },
  'POST /manage/recall/effect.do': LOT,
  'POST /manage/recall/start.do': {
    ...LOT,
    ...{ source: 'holder', reason: '质量', confirmedBy: '李医生' },
    message: { zh: '请尽快联系门诊，谢谢配合。', en: 'Please call the clinic soon.' },
  },
  'POST /manage/recall/recipients.do': { recallId: 1 },
  'POST /manage/recall/export.do': { recallId: 1 },
};

/** Calls that may be made of a clinic, by their input. */
const OF_A_CLINIC = CALLS.filter((name) => {
  const { input } = endpoints[name];
  return (
    'entries' in input &&
    'depaCode' in (input as v.ObjectSchema<v.ObjectEntries, undefined>).entries
  );
});

let world: ManageWorld;
let staff: Readonly<Record<StaffLogin, Member>>;
beforeAll(async () => {
  world = await createManageWorld('pglite', { WRITES_PER_MINUTE: '9000' });
  const signedIn: [string, Member][] = [];
  for (const login of STAFF_LOGINS) signedIn.push([login, await world.signIn(login)]);
  staff = Object.fromEntries(signedIn) as Record<StaffLogin, Member>;
});
afterAll(() => world?.end());

const WRONG = ['desk', 'desk-elsewhere', 'moderator', 'moderator-of-none', 'service'] as const;
const codeOf = async (who: Member, name: ManageCall, input: object) =>
  (await who.call(name, input as never)).code;

test('every call of management is there and says whose it is', () => {
  expect(CALLS).toContain('GET /manage/me.do');
  for (const name of CALLS) expect(['manage', 'operator']).toContain(ACCESS[name]);
});

test.each(WRONG)('%s makes no call of management', async (login) => {
  for (const name of CALLS)
    expect([name, await codeOf(staff[login], name, {})]).toEqual([name, CODE.DESK_LOGIN]);
});

test('nobody makes one without a session', async () => {
  for (const name of CALLS) {
    const { code } = await world.provider.call(name, {} as never);
    expect([name, code]).toEqual([name, CODE.DESK_LOGIN]);
  }
});

test('the operator’s own are refused to managers', async () => {
  for (const name of CALLS.filter((each) => ACCESS[each] === 'operator'))
    expect([name, await codeOf(staff.manager, name, {})]).toEqual([name, CODE.DESK_LOGIN]);
});

test('a manager finds another clinic in no call, as one that does not exist; the operator only the latter', async () => {
  expect(OF_A_CLINIC.length).toBeGreaterThan(3);
  for (const name of OF_A_CLINIC.filter((each) => ACCESS[each] === 'manage')) {
    const more = INPUTS[name] ?? {};
    const codes = [
      await codeOf(staff.manager, name, { ...more, depaCode: OTHER_CLINIC }),
      await codeOf(staff['manager-elsewhere'], name, { ...more, depaCode: CLINIC }),
      await codeOf(staff.manager, name, { ...more, depaCode: 'nowhere' }),
    ];
    // Another code: give the call an input of `INPUTS` that is valid.
    expect([name, ...codes]).toEqual([name, CODE.NOT_FOUND, CODE.NOT_FOUND, CODE.NOT_FOUND]);
  }
});

test('who they are, and which clinics they manage', async () => {
  const manager = await staff.manager.ok('GET /manage/me.do', {});
  expect(manager).toMatchObject({ role: 'manager', clinic: { depaCode: CLINIC } });
  const operator = await staff.operator.ok('GET /manage/me.do', {});
  expect(operator).toMatchObject({ role: 'operator', clinic: null });
  const codesOf = async (who: Member, words: string) =>
    (await who.ok('GET /manage/clinics.do', { words })).list.map(({ depaCode }) => depaCode);
  expect(await codesOf(staff.manager, '')).toEqual([CLINIC]);
  expect(await codesOf(staff.manager, OTHER_CLINIC)).toEqual([]);
  expect((await codesOf(staff.operator, '')).sort()).toEqual(
    [CLINIC, OFFLINE_CLINIC, OTHER_CLINIC].sort(),
  );
  expect(await codesOf(staff.operator, OTHER_CLINIC)).toEqual([OTHER_CLINIC]);
  expect(await codesOf(staff.operator, 'no such clinic')).toEqual([]);
});
