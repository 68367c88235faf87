import { CODE } from '@contract/errors';
import { CLINIC, OTHER_CLINIC, inDatabase } from '../kit/worlds/booking-world';
import { createManageWorld } from './manage-world';
import type { ManageWorld, Member } from './manage-world';

const HOUR = 3_600_000;
const OWN = 'my very own password';

let world: ManageWorld;
let operator: Member;
let manager: Member;
beforeAll(async () => {
  world = await createManageWorld('postgres', { WRITES_PER_MINUTE: '9000' });
  operator = await world.signIn('operator');
  manager = await world.signIn('manager');
});
afterAll(() => world?.end());

const add = (who: Member, login: string, more: object = {}) =>
  who.call('POST /manage/staff/add.do', {
    depaCode: CLINIC,
    role: 'desk',
    login,
    name: '新护士',
    ...more,
  });
const made = async (login: string, more: object = {}) => {
  const { code, data } = await add(operator, login, more);
  expect(code).toBe(CODE.SUCCESS);
  return data;
};
const signIn = (login: string, password: string) =>
  world.provider.call('POST /desk/login.do', { login, password });
const setOwn = async (login: string, password: string, newPassword = OWN) =>
  (await world.provider.call('POST /desk/password.do', { login, password, newPassword })).code;
const listed = async (who: Member, input: object = {}) =>
  (await who.ok('GET /manage/staff/list.do', input)).list;
const idOf = async (login: string) =>
  (await listed(operator, { words: login })).find((each) => each.login === login)?.staffId ?? '';
const changes = async (who: Member, input: object = {}) =>
  (await who.ok('GET /manage/changes.do', input)).list;

describe('a new account', () => {
  test('gets a first password, which opens nothing but the way to their own', async () => {
    const { code, data } = await add(manager, 'nurse.zhou');
    expect(code).toBe(CODE.SUCCESS);
    expect(data.password).toMatch(/^[0-9a-z]{5}(-[0-9a-z]{5}){2}$/);
    expect((await signIn('nurse.zhou', data.password)).code).toBe(CODE.STAFF_PASSWORD);
    const proof = { login: 'nurse.zhou', password: data.password };
    const begun = await world.provider.call('POST /desk/factor/begin.do', proof);
    expect(begun.code).toBe(CODE.STAFF_PASSWORD);
    expect(await setOwn('nurse.zhou', 'not the first one')).toBe(CODE.PASSWORD_WRONG);
    for (const refused of ['too short', data.password, data.password.toUpperCase()])
      expect(await setOwn('nurse.zhou', data.password, refused)).toBe(CODE.PARAMETERS);
    expect(await setOwn('nurse.zhou', data.password)).toBe(CODE.SUCCESS);
    expect((await signIn('nurse.zhou', data.password)).code).toBe(CODE.PASSWORD_WRONG);
    expect((await signIn('nurse.zhou', OWN)).data.staff).toMatchObject({ depaCode: CLINIC });
    // Only a first password sets another.
    expect(await setOwn('nurse.zhou', OWN, 'yet another password')).toBe(CODE.PARAMETERS);
  });

  test('its first password ends after three days, and another one is made', async () => {
    const { password, until } = await made('nurse.late');
    expect(until - world.provider.now).toBeGreaterThan(71 * HOUR);
    expect(until - world.provider.now).toBeLessThanOrEqual(72 * HOUR);
    await world.provider.moveTo(until - 60_000);
    expect((await signIn('nurse.late', password)).code).toBe(CODE.STAFF_PASSWORD);
    await world.provider.moveTo(until);
    expect((await signIn('nurse.late', password)).code).toBe(CODE.PASSWORD_WRONG);
    expect(await setOwn('nurse.late', password)).toBe(CODE.PASSWORD_WRONG);
    operator = await world.signIn('operator');
    manager = await world.signIn('manager');
    const staffId = await idOf('nurse.late');
    const again = await manager.ok('POST /manage/staff/password.do', { staffId });
    expect(again.password).not.toBe(password);
    expect(await setOwn('nurse.late', again.password)).toBe(CODE.SUCCESS);
  });

  test('two who set their own password at once: one of them is told', async () => {
    const { password } = await made('nurse.twice');
    const codes = await Promise.all([
      setOwn('nurse.twice', password, 'the first own password'),
      setOwn('nurse.twice', password, 'the second own password'),
    ]);
    expect(codes.filter((code) => code === CODE.SUCCESS)).toHaveLength(1);
  });

  test('two of one login at once: one is made', async () => {
    const codes = await Promise.all([add(operator, 'nurse.same'), add(manager, 'nurse.same')]);
    expect(codes.map(({ code }) => code).sort()).toEqual([CODE.PARAMETERS, CODE.SUCCESS].sort());
    expect(await changes(operator, { action: 'staffAdded' })).toEqual(
      expect.arrayContaining([expect.objectContaining({ subject: 'nurse.same' })]),
    );
  });

  test.each([
    ['of another role by a manager', 'manager', { role: 'manager' }],
    ['with a login that is none', 'operator', { login: 'a b' }],
    ['of a desk without a clinic', 'operator', { depaCode: null }],
    ['of an operator of a clinic', 'operator', { role: 'operator' }],
    ['of a clinic that is none', 'operator', { depaCode: 'nowhere' }],
  ] as const)('%s is refused, and says why', async (_what, who, more) => {
    const member = who === 'manager' ? manager : operator;
    const { code, msg } = await add(member, 'nurse.refused', more);
    expect(code).toBe(CODE.PARAMETERS);
    expect(msg).not.toBe('');
    expect(await idOf('nurse.refused')).toBe('');
  });
});

describe('what is done with an account', () => {
  test('ends its sessions at once, and it signs in no more', async () => {
    const { password } = await made('nurse.ends');
    await setOwn('nurse.ends', password);
    const nurse = await world.signIn('nurse.ends', OWN);
    const staffId = await idOf('nurse.ends');
    expect((await nurse.call('GET /desk/me.do', {})).code).toBe(CODE.SUCCESS);
    await manager.ok('POST /manage/staff/signOut.do', { staffId });
    expect((await nurse.call('GET /desk/me.do', {})).code).toBe(CODE.DESK_LOGIN);
    const again = await world.signIn('nurse.ends', OWN);
    await manager.ok('POST /manage/staff/end.do', { staffId });
    expect((await again.call('GET /desk/me.do', {})).code).toBe(CODE.DESK_LOGIN);
    expect((await signIn('nurse.ends', OWN)).code).toBe(CODE.PASSWORD_WRONG);
    const twice = await manager.call('POST /manage/staff/end.do', { staffId });
    expect(twice.code).toBe(CODE.PARAMETERS);
    const ended = await listed(manager, { isEnded: true });
    expect(ended.map(({ login, steps }) => [login, steps])).toEqual([['nurse.ends', []]]);
  });

  test('two who end it at once: once it is done, once it is said', async () => {
    await made('nurse.ended.twice');
    const staffId = await idOf('nurse.ended.twice');
    const codes = await Promise.all(
      [manager, operator].map((who) => who.call('POST /manage/staff/end.do', { staffId })),
    );
    expect(codes.map(({ code }) => code).sort()).toEqual([CODE.PARAMETERS, CODE.SUCCESS].sort());
    const log = await changes(operator, { action: 'staffEnded' });
    expect(log.filter(({ subject }) => subject === 'nurse.ended.twice')).toHaveLength(1);
  });

  const STEPS = ['end', 'resetFactor', 'signOut', 'password'] as const;
  test.each([
    ['desk-elsewhere', CODE.NOT_FOUND],
    ['manager-elsewhere', CODE.NOT_FOUND],
    ['moderator-of-none', CODE.NOT_FOUND],
    ['operator', CODE.NOT_FOUND],
    ['nobody', CODE.NOT_FOUND],
    ['moderator', CODE.PARAMETERS],
    ['manager', CODE.PARAMETERS],
  ])('a manager does nothing with %s', async (staffId, expected) => {
    for (const step of STEPS) {
      const { code } = await manager.call(`POST /manage/staff/${step}.do`, { staffId });
      expect([step, code]).toEqual([step, expected]);
    }
  });

  test('a manager lists their own clinic, the operator all, by words as well', async () => {
    const clinics = (await listed(manager)).map(({ clinic }) => clinic?.depaCode);
    expect([...new Set(clinics)]).toEqual([CLINIC]);
    const logins = (await listed(operator)).map(({ login }) => login);
    expect(logins).toEqual(expect.arrayContaining(['operator', 'desk-elsewhere', 'desk']));
    expect((await listed(operator, { words: 'ELSEWHERE' })).map(({ login }) => login)).toEqual([
      'desk-elsewhere',
      'manager-elsewhere',
    ]);
    const own = (await listed(operator, { words: 'operator' })).find(
      ({ login }) => login === 'operator',
    );
    expect(own?.steps).toEqual(['signOut']);
  });
});

describe('the log of changes', () => {
  test('says who did what to whom, to the manager of that clinic and the operator', async () => {
    await made('nurse.logged');
    await made('nurse.there', { depaCode: OTHER_CLINIC });
    const staffId = await idOf('nurse.logged');
    await manager.ok('POST /manage/staff/end.do', { staffId });
    const [ended, added] = (await changes(manager)).filter(
      ({ subject }) => subject === 'nurse.logged',
    );
    expect(ended).toMatchObject({
      by: { login: 'manager' },
      action: 'staffEnded',
      clinic: { depaCode: CLINIC },
      before: { name: '新护士', role: 'desk' },
      after: null,
    });
    expect(added).toMatchObject({ by: { login: 'operator' }, action: 'staffAdded', before: null });
    expect((await changes(manager)).map(({ subject }) => subject)).not.toContain('nurse.there');
    const first = (await changes(operator))[0];
    expect(first?.changeId).toBe(ended?.changeId);
  });

  test('is found by person, kind and day', async () => {
    await inDatabase(world.testDatabase, ({ pool }) =>
      pool.query(
        `insert into catalogue_changes (applied_at, applied_by, digest, summary)
         values ($1, 'zhang@ops', 'abcdef', '2 products changed')`,
        [new Date(world.provider.now - 400 * 24 * HOUR)],
      ),
    );
    const applied = await changes(operator, { action: 'catalogueApplied' });
    expect(applied).toMatchObject([
      { by: { name: 'zhang@ops', login: '' }, after: { summary: '2 products changed' } },
    ]);
    expect(await changes(operator, { person: 'ZHANG' })).toEqual(applied);
    expect(await changes(manager, { action: 'catalogueApplied' })).toEqual([]);
    const byManager = await changes(operator, { person: 'manager' });
    expect(new Set(byManager.map(({ by }) => by?.login))).toEqual(new Set(['manager']));
    expect(await changes(operator, { day: '2020-01-01' })).toEqual([]);
  });

  test('goes on after its first page, with nothing twice and nothing left out', async () => {
    const at = new Date(world.provider.now - 1000 * 24 * HOUR);
    await inDatabase(world.testDatabase, ({ pool }) =>
      pool.query(
        `insert into staff_changes (changed_at, action, subject)
         select $1, 'staffPassword', 'many-' || n from generate_series(1, 70) n`,
        [at],
      ),
    );
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const input = { action: 'staffPassword', ...(cursor ? { cursor } : {}) } as const;
      const page = await operator.ok('GET /manage/changes.do', input);
      seen.push(...page.list.map(({ subject }) => subject));
      cursor = page.next ?? undefined;
    } while (cursor);
    const many = seen.filter((subject) => subject.startsWith('many-'));
    expect(many).toHaveLength(70);
    expect(new Set(many).size).toBe(70);
  });
});

test('sign-ins of the clinic’s staff, by network, are there as on the desk', async () => {
  const shown = await manager.ok('GET /manage/staff/signIns.do', { depaCode: CLINIC });
  expect(shown).toEqual(await manager.ok('GET /desk/manager/signIns.do', {}));
  expect(shown.map(({ login }) => login)).toContain('manager');
});

test('two operators who end each other at once: one stays', async () => {
  const second = await world.signIn('operator-2');
  const codes = await Promise.all([
    operator.call('POST /manage/staff/end.do', { staffId: 'operator-2' }),
    second.call('POST /manage/staff/end.do', { staffId: 'operator' }),
  ]);
  expect(codes.filter(({ code }) => code === CODE.SUCCESS)).toHaveLength(1);
  const left = await inDatabase(world.testDatabase, ({ pool }) =>
    pool.query(`select id from staff where role = 'operator' and disabled_at is null`),
  );
  expect(left.rows).toHaveLength(1);
});
