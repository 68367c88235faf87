import { DOCUMENT_VERSIONS } from '@contract/agreement/text-rules';
import type { InputOf } from '@contract/endpoints';
import { CODE } from '@contract/errors';
import { checkDigit } from '@contract/linkman/document-rules';
import { startFakeIdentityService } from '../../platforms/identity/start-fake';
import type { FakeIdentityService } from '../../platforms/identity/start-fake';
import {
  bookingOf,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
} from '../kit/worlds/booking-world';
import type { Caller, TestDatabase, World } from '../kit/worlds/booking-world';
import type { Provider } from '../kit/harness';
import { startOn } from '../kit/start-on';

const SAVE = 'POST /linkman/linkman/saveOrUpdateV2.do';
const LIST = 'GET /linkman/linkman/findByUserId.do';
const SHARING = 'GET /personal/sharing/list.do';
const CODE_OF_GUARDIAN = 'POST /linkman/linkman/guardianCode.do';
type Form = InputOf<typeof SAVE>;

let serial = 100;
/** Another resident number of a woman born on a day. */
function newNumber(birthday = '19900517'): string {
  serial += 2;
  const first17 = `110101${birthday}${serial}`;
  return first17 + checkDigit(first17);
}

const formOf = (documentNumber: string, change: Partial<Form> = {}): Form => ({
  name: '李青',
  documentKind: 1,
  documentNumber,
  sex: 2,
  birthday: '1990-05-17',
  relationType: 2,
  mobile: '13700000000',
  consent: true,
  consentVersion: DOCUMENT_VERSIONS.privacyPolicy,
  ...change,
});

let fake: FakeIdentityService;
let testDatabase: TestDatabase;
let world: World;
let provider: Provider;
let next = 0;
/** An account that has asked nothing yet. */
const newCaller = (): Caller => world.callers[next++] as Caller;

beforeAll(async () => {
  fake = await startFakeIdentityService();
  testDatabase = await createTestDatabase('postgres');
  world = await createWorld(testDatabase, {
    callers: 12,
    slots: [{ day: dayFrom(3), capacity: 5 }],
  });
  provider = await startOn(testDatabase, fake.env);
});
afterAll(async () => {
  await provider?.halt();
  await testDatabase?.remove();
  await fake?.stop();
});
beforeEach(() => {
  fake.mood = 'works';
});

const save = (caller: Caller, form: Form) => provider.call(SAVE, form, caller);
/** Their session, with which encrypted answers can be opened. */
async function opened({ token }: Caller) {
  const { secret } = await provider.ok('GET /passport/v1/h5/login/loginByToken.do', {}, { token });
  return { as: { token, secret } };
}
const familyOf = async (caller: Caller) =>
  (await provider.ok(LIST, undefined, await opened(caller))).length;
const checkedAt = async (linkmanId: string): Promise<Date | null> =>
  inDatabase(testDatabase, async ({ pool }) => {
    const { rows } = await pool.query<{ at: Date | null }>(
      'select identity_checked_at as at from linkmen where id = $1',
      [linkmanId],
    );
    return rows[0]?.at ?? null;
  });

test('a member whose name and number belong together is saved, and the time is kept', async () => {
  const [caller, number] = [newCaller(), newNumber()];
  fake.register.set(number, '李青');
  const { data } = await save(caller, formOf(number));
  expect(data.identity).toBe('checked');
  expect(await checkedAt(data.linkmanId)).not.toBeNull();
  const { list } = await provider.ok(SHARING, undefined, await opened(caller));
  expect(list).toContainEqual(expect.objectContaining({ receiver: 'identityCheck', count: 1 }));
  // Nothing of it changes: it is not asked again.
  const before = fake.asked.length;
  const again = await save(caller, formOf(number, { ...data, mobile: '13700000001' }));
  expect([again.code, again.data.identity]).toEqual([CODE.SUCCESS, undefined]);
  expect(fake.asked).toHaveLength(before);
  expect(await checkedAt(data.linkmanId)).not.toBeNull();
});

test('one whose name and number do not is refused, with what to do next, and nothing is saved', async () => {
  const [caller, number] = [newCaller(), newNumber()];
  fake.register.set(number, '王芳');
  const refused = await save(caller, formOf(number));
  expect([refused.code, refused.msg]).toEqual([
    CODE.CARD_INVALID,
    expect.stringMatching(/核验不一致.*逐字核对.*门诊/) as string,
  ]);
  expect(await familyOf(caller)).toBe(1);
  // A document is exchanged for somebody else's: the member stays as it was.
  const own = newNumber();
  fake.register.set(own, '李青');
  const { data } = await save(caller, formOf(own));
  const other = await save(caller, formOf(number, { linkmanId: data.linkmanId }));
  expect(other.code).toBe(CODE.CARD_INVALID);
  const known = await inDatabase(testDatabase, ({ pool }) =>
    pool.query('select from person_documents where user_id = $1', [caller.userId]),
  );
  expect(known.rows).toEqual([]);
  expect(await checkedAt(data.linkmanId)).not.toBeNull();
});

test.each(['silent', 'away', 'garbled', 'throttled', '402', '500'] as const)(
  'a service that is %s refuses nobody: saved as not checked, asked again with the next save',
  async (mood) => {
    const [caller, number] = [world.callers[11] as Caller, newNumber()];
    fake.register.set(number, '李青');
    fake.mood = mood;
    const { code, msg, data } = await save(caller, formOf(number));
    expect([code, data.identity, /不一致/.test(msg)]).toEqual([CODE.SUCCESS, 'unchecked', false]);
    expect(await checkedAt(data.linkmanId)).toBeNull();
    await provider.ok('POST /linkman/linkman/delete.do', { linkmanId: data.linkmanId }, caller);
  },
);

test('what was not checked is asked about with the next save, and refused by nothing', async () => {
  const [caller, number] = [newCaller(), newNumber()];
  fake.mood = 'away';
  const { data } = await save(caller, formOf(number));
  fake.mood = 'works';
  fake.register.set(number, '李清');
  const differs = await save(caller, formOf(number, { ...data, mobile: '13700000002' }));
  expect([differs.code, differs.data.identity]).toEqual([CODE.SUCCESS, 'unchecked']);
  const renamed = await save(caller, formOf(number, { ...data, name: '李清' }));
  expect([renamed.code, renamed.data.identity]).toEqual([CODE.SUCCESS, 'checked']);
});

test('a number that the register does not have is saved: small children often have none', async () => {
  const { code, data } = await save(newCaller(), formOf(newNumber()));
  expect([code, data.identity]).toEqual([CODE.SUCCESS, 'unchecked']);
});

test('other documents are sent nowhere', async () => {
  const before = fake.asked.length;
  const { code, data } = await save(newCaller(), formOf('E12345678', { documentKind: 2 }));
  expect([code, data.identity]).toEqual([CODE.SUCCESS, undefined]);
  expect(fake.asked).toHaveLength(before);
});

test('nothing is sent by a form whose consent does not name the check', async () => {
  const [caller, number] = [newCaller(), newNumber()];
  const before = fake.asked.length;
  for (const consentVersion of ['1.6', '', '9.9']) {
    const refused = await save(caller, formOf(number, { consentVersion }));
    expect([refused.code, refused.msg]).toEqual([
      CODE.PARAMETERS,
      expect.stringContaining('请更新到最新版本') as string,
    ]);
  }
  expect(fake.asked).toHaveLength(before);
  fake.register.set(number, '李青');
  expect((await save(caller, formOf(number, { consentVersion: '1.7' }))).code).toBe(CODE.SUCCESS);
});

test('a guardian’s code is used up only once the check has let the child through', async () => {
  const caller = newCaller();
  const birthday = `${new Date().getFullYear() - 2}0301`;
  const number = newNumber(birthday);
  fake.register.set(number, '李小青');
  const mobile = '13700000077';
  const child = (name: string, guardianCode?: string): Form =>
    formOf(number, {
      name,
      relationType: 5,
      guardian: { name: '李青', mobile, relation: 'mother' },
      guardianConsentVersion: DOCUMENT_VERSIONS.childrenPrivacy,
      guardianNotified: true,
      ...(guardianCode !== undefined && { guardianCode }),
    });
  const before = fake.asked.length;
  expect((await save(caller, child('李小青'))).code).toBe(CODE.PARAMETERS);
  expect(fake.asked).toHaveLength(before);
  await provider.ok(CODE_OF_GUARDIAN, { mobile }, caller);
  const code = await provider.newestCode(mobile);
  expect((await save(caller, child('李晓青', code))).code).toBe(CODE.CARD_INVALID);
  expect((await save(caller, child('李小青', code))).data.identity).toBe('checked');
});

test('an account asks ten times a day, right or wrong, and then nothing is sent', async () => {
  const [caller, number] = [newCaller(), newNumber()];
  fake.register.set(number, '李青');
  for (let n = 0; n < 10; n += 1)
    expect(
      (await save(caller, formOf(number, { name: `王${'一二三四五六七八九十'[n] ?? ''}` }))).code,
    ).toBe(CODE.CARD_INVALID);
  const before = fake.asked.length;
  expect((await save(caller, formOf(number))).code).toBe(CODE.TOO_MANY);
  expect(fake.asked).toHaveLength(before);
});

test('a stranger’s entry that was never checked keeps the person from no place', async () => {
  const [stranger, person, number] = [newCaller(), newCaller(), newNumber()];
  fake.register.set(number, '李青');
  fake.mood = 'away';
  const theirs = (await save(stranger, formOf(number))).data;
  fake.mood = 'works';
  const own = (await save(person, formOf(number))).data;
  expect([theirs.identity, own.identity]).toEqual(['unchecked', 'checked']);
  for (const caller of [
    { ...stranger, linkmanId: theirs.linkmanId },
    { ...person, linkmanId: own.linkmanId },
  ]) {
    const form = bookingOf(caller, world.slotIds[0] ?? 0);
    const booked = await provider.call('POST /subscribe/subscribe/addV2.do', form, caller);
    expect(booked.code).toBe(CODE.SUCCESS);
  }
});
