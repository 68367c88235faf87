import type { InputOf } from '@contract/endpoints';
import { CODE } from '@contract/errors';
import { dayNumber, dayText, plus } from '@contract/doses/day-number-rules';
import { addDays, addMonths } from '@contract/time/day-rules';
import { planKnowing } from '@contract/plan/history-rules';
import { startProvider } from '../kit/harness';
import type { Login, Provider } from '../kit/harness';

const PLAN = 'GET /vaccine/plan/detail.do';
const SAVE = 'POST /vaccine/plan/saveDose.do';
const SAVE_ALL = 'POST /vaccine/plan/saveDoseHistory.do';
const UNDO = 'POST /vaccine/plan/undoDoseHistory.do';
const REMOVE = 'POST /vaccine/plan/removeDose.do';
const UNKNOWN_RECIPIENT = 'nobody';

type Dose = InputOf<typeof SAVE>;

describe('the vaccination plan', () => {
  let provider: Provider;
  let owner: Login;
  let stranger: Login;
  let linkmanId: string;
  let today: string;
  let birthday: string;

  const save = (dose: Partial<Dose> & Pick<Dose, 'code' | 'day'>, as: Login = owner) =>
    provider.call(SAVE, { linkmanId, ...dose }, { as });
  const plan = () => provider.ok(PLAN, { linkmanId }, { as: owner });
  const saveAll = (batchKey: string, upToMonths: number | null, as: Login = owner) =>
    provider.call(SAVE_ALL, { linkmanId, batchKey, upToMonths }, { as });
  const undo = (batchKey: string, as: Login = owner) =>
    provider.call(UNDO, { linkmanId, batchKey }, { as });
  const dose = async (id: string) => (await plan()).doses.find((each) => each.id === id);

  beforeAll(async () => {
    provider = await startProvider({ env: { SEED: 'off' } });
    owner = await provider.signUp('13800000201');
    stranger = await provider.signUp('13800000202');
    const { now } = await provider.ok('GET /base/time/now.do', undefined);
    today = new Date(now + 8 * 3_600_000).toISOString().slice(0, 10);
    birthday = addMonths(today, -7);
    const child = await provider.ok(
      'POST /linkman/linkman/saveOrUpdateV2.do',
      {
        name: '小禾',
        documentKind: 7,
        documentNumber: 'A123456789',
        sex: 2,
        birthday,
        relationType: 3,
        mobile: '13700000000',
        guardian: { name: '李青', mobile: '13700000000', relation: 'mother' },
        consent: true,
        guardianConsentVersion: '1.0',
      },
      { as: owner },
    );
    linkmanId = child.linkmanId;
  });
  afterAll(() => provider?.stop());

  test('lists children’s vaccines by age for anybody', async () => {
    const ages = await provider.ok('GET /vaccine/plan/ages.do', undefined);
    expect(ages[0]).toMatchObject({ age: 0, free: [{ id: 'hepb-1' }, { id: 'bcg-1' }] });
    expect(ages.find(({ age }) => age === 12)?.paid).toEqual(['varicella']);
  });

  test('is computed from birthday and sex, by the rules that the client has too', async () => {
    const answer = await plan();
    expect(answer).toMatchObject({ scheduleVersion: 'cn-nip-2026', today, birthday, sex: 2 });
    expect(answer.doses).toEqual(planKnowing({ birthday, sex: 2 }, [], today, false));
    expect(answer.taken).toEqual([]);
  });

  test('calls nothing late until the family has said what was given elsewhere', async () => {
    const statuses = (await plan()).doses.map(({ status }) => status);
    expect(statuses).not.toContain('overdue');
    expect(statuses).not.toContain('due');
    expect(await dose('hepb-1')).toMatchObject({ status: 'unknown', reason: 'noHistory' });
    const home = await provider.ok('GET /plan/plan/due.do', {}, { as: owner });
    expect(home.people).toMatchObject([{ linkmanId, overdue: 0, due: 0, unknown: 11 }]);
  });

  test('takes everything up to an age in one go: once, in the own family only, and back again', async () => {
    const key = 'batch-key-of-the-first-answer';
    expect((await saveAll(key, 4, stranger)).code).toBe(CODE.NOT_FOUND);
    const both = await Promise.all([saveAll(key, 4), saveAll(key, 4)]);
    expect(both.map(({ data }) => data)).toEqual([{ count: 8 }, { count: 8 }]);
    const selfReported = await plan();
    expect(selfReported.history).toEqual({ isKnown: true, batch: { batchKey: key, count: 8 } });
    expect(selfReported.taken).toHaveLength(8);
    expect(selfReported.taken.every((each) => each.isDayEstimated && each.source === 'own')).toBe(
      true,
    );
    expect(selfReported.doses.filter(({ status }) => status === 'due').map(({ id }) => id)).toEqual(
      ['hepb-3', 'dtap-3', 'mpsv-a-1'],
    );

    // One dose is corrected: it stays when the others are undone.
    const first = { code: 'hepb', doseNo: 1, day: birthday, lot: 'B1' } as const;
    expect((await save(first)).code).toBe(CODE.SUCCESS);
    expect((await undo(key, stranger)).code).toBe(CODE.NOT_FOUND);
    expect((await undo(key)).code).toBe(CODE.SUCCESS);
    expect((await undo(key)).code).toBe(CODE.SUCCESS);
    const after = await plan();
    expect(after.history).toEqual({ isKnown: false, batch: null });
    expect(after.taken).toMatchObject([{ ...first, isDayEstimated: false }]);
    await provider.ok(REMOVE, { doseRecordId: after.taken[0]?.id ?? '' }, { as: owner });
  });

  test('notes a dose whose day nobody remembers, and moves estimates by the day that is known', async () => {
    for (const doseNo of [1, 2])
      expect((await save({ code: 'hepb', doseNo, day: null })).code).toBe(CODE.SUCCESS);
    expect((await save({ code: 'flu', day: null })).data).toMatchObject({ fault: 'dayNeeded' });
    expect((await save({ code: 'hepb', doseNo: 2, day: null })).code).toBe(CODE.PARAMETERS);
    const known = addMonths(birthday, 1);
    expect((await save({ code: 'hepb', doseNo: 1, day: known })).code).toBe(CODE.SUCCESS);
    const { taken } = await plan();
    expect(taken.map(({ doseNo, isDayEstimated }) => [doseNo, isDayEstimated])).toEqual([
      [2, true],
      [1, false],
    ]);
    expect(taken[0]?.day).toBe(addDays(known, 28));
    for (const { id } of taken) await provider.ok(REMOVE, { doseRecordId: id }, { as: owner });
  });

  test('counts what is missing as not given once the family has said so', async () => {
    expect(await saveAll('nothing-was-given-0001', null)).toMatchObject({ data: { count: 0 } });
    expect(await dose('hepb-1')).toMatchObject({ status: 'overdue' });
    for (const upToMonths of [-1, 1.5, 999])
      expect((await saveAll('some-other-key-00001', upToMonths)).code).toBe(CODE.PARAMETERS);
    expect((await saveAll('short', 4)).code).toBe(CODE.PARAMETERS);
  });

  test('says of a dose on record that it does not count, why, and from when it is repeated', async () => {
    await provider.ok(SAVE, { linkmanId, code: 'bcg', doseNo: 1, day: birthday }, { as: owner });
    const day = addMonths(birthday, 5);
    await provider.ok(SAVE, { linkmanId, code: 'mmr', doseNo: 1, day }, { as: owner });
    const from = dayText(plus(dayNumber(birthday), { months: 8, days: 0 }));
    const { taken, doses } = await plan();
    expect(taken.map(({ code, uncounted }) => [code, uncounted])).toEqual([
      ['mmr', { reason: 'tooYoung', from, isRepeated: false }],
      ['bcg', null],
    ]);
    expect(doses.find(({ id }) => id === 'mmr-1')).toMatchObject({ taken: null });
    for (const { id } of taken) await provider.ok(REMOVE, { doseRecordId: id }, { as: owner });
  });

  test('is encrypted on its way', async () => {
    const answer = await fetch(`${provider.url}/vaccine/plan/detail.do?linkmanId=${linkmanId}`, {
      headers: { tk: owner.token, nonce: 'abc123abc123' },
    });
    const text = await answer.text();
    expect(text).not.toContain('小禾');
    expect(text).not.toContain('hepb');
  });

  test('of another user’s member answers like that of a missing one', async () => {
    const missing = await provider.call(PLAN, { linkmanId: UNKNOWN_RECIPIENT }, { as: stranger });
    expect(missing.code).toBe(CODE.NOT_FOUND);
    expect(await provider.call(PLAN, { linkmanId }, { as: stranger })).toEqual(missing);
    expect(await save({ code: 'bcg', doseNo: 1, day: birthday }, stranger)).toEqual(missing);
    expect((await provider.call(PLAN, { linkmanId })).code).toBe(CODE.LOGIN_INVALID);
  });

  test('changes with a dose entered by hand, and back with its removal', async () => {
    const lot = 'B20260115';
    const { data, code } = await save({ code: 'hepb', doseNo: 1, day: birthday, lot });
    expect(code).toBe(CODE.SUCCESS);
    expect(await dose('hepb-1')).toMatchObject({
      status: 'done',
      taken: { id: data.doseRecordId, source: 'own', day: birthday },
    });
    expect(await dose('hepb-2')).toMatchObject({ status: 'due', bookFrom: today });
    expect((await plan()).taken).toMatchObject([{ code: 'hepb', doseNo: 1, lot }]);

    const others = await provider.call(REMOVE, data, { as: stranger });
    expect(others.code).toBe(CODE.NOT_FOUND);
    await provider.ok(REMOVE, data, { as: owner });
    expect((await provider.call(REMOVE, data, { as: owner })).code).toBe(CODE.NOT_FOUND);
    expect(await dose('hepb-1')).toMatchObject({ status: 'overdue', taken: null });
  });

  test('takes no dose from the future, before birth, twice, or that does not exist', async () => {
    const first = { code: 'dtap', doseNo: 1, day: addMonths(birthday, 2) } as const;
    expect((await save(first)).code).toBe(CODE.SUCCESS);
    const refused = [
      [{ code: 'bcg', doseNo: 1, day: addMonths(today, 1) }, 'future'],
      [{ code: 'bcg', doseNo: 1, day: addMonths(birthday, -1) }, 'beforeBirth'],
      [{ ...first, day: addMonths(birthday, 3) }, 'sameDose'],
      [{ ...first, doseNo: 2 }, 'sameDay'],
      [{ code: 'bcg', doseNo: 2, day: birthday }, 'doseNo'],
      [{ code: 'dtap', day: first.day }, 'sameDay'],
      [{ code: 'flu', doseNo: 1, day: addMonths(birthday, 7) }, 'doseNo'],
    ] as const;
    for (const [form, fault] of refused)
      expect(await save(form)).toMatchObject({ code: CODE.PARAMETERS, data: { fault } });
    const unknown = { code: 'nothing' as 'bcg', doseNo: 1, day: birthday };
    expect((await save(unknown)).code).toBe(CODE.PARAMETERS);
    expect((await save({ code: 'bcg', doseNo: 1, day: '2026-02-30' })).code).toBe(CODE.PARAMETERS);
    expect((await plan()).taken).toHaveLength(1);
  });

  test('keeps one of two equal entries that arrive together', async () => {
    const entry = { code: 'bcg', doseNo: 1, day: birthday } as const;
    const answers = await Promise.all([save(entry), save(entry), save(entry)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([
      CODE.SUCCESS,
      CODE.PARAMETERS,
      CODE.PARAMETERS,
    ]);
  });

  test('leaves nothing of what was entered when the person is removed', async () => {
    const [entry] = (await plan()).taken;
    await provider.ok('POST /linkman/linkman/delete.do', { linkmanId }, { as: owner });
    const gone = await provider.call(REMOVE, { doseRecordId: entry?.id ?? '' }, { as: owner });
    expect(gone.code).toBe(CODE.NOT_FOUND);
    expect((await provider.call(PLAN, { linkmanId }, { as: owner })).code).toBe(CODE.NOT_FOUND);
  });
});
