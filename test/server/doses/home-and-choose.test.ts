import { CODE, COMMUNITY_CODE } from '@contract/errors';
import { addDays, addMonths } from '@contract/time/day-rules';
import { sayNothingElse } from '../../samples/recipient-history';
import { startProvider } from '../kit/harness';
import type { Login, Provider } from '../kit/harness';

const DUE = 'GET /plan/plan/due.do';
const GUIDE = 'GET /recommend/help-choose-vaccine/configs.do';
const HOSPITAL = 'GET /hospital-page/page/detail.do';

let provider: Provider;
let today: string;
beforeAll(async () => {
  provider = await startProvider();
  const { now } = await provider.ok('GET /base/time/now.do', undefined);
  today = new Date(now + 8 * 3_600_000).toISOString().slice(0, 10);
});
afterAll(() => provider?.stop());

describe('what is due in the family', () => {
  let parent: Login;
  let child: string;

  const addChild = async (as: Login, name: string, birthday: string, documentNumber: string) => {
    const added = await provider.ok(
      'POST /linkman/linkman/saveOrUpdateV2.do',
      {
        name,
        documentKind: 7,
        documentNumber,
        sex: 2,
        birthday,
        relationType: 3,
        mobile: '13700000000',
        guardian: { name: '李青', mobile: '13700000000', relation: 'mother' },
        consent: true,
        guardianConsentVersion: '1.0',
      },
      { as },
    );
    await sayNothingElse(provider, as, added.linkmanId);
    return added;
  };
  const due = (as: Login, language?: 'en') => provider.ok(DUE, undefined, { as, language });

  beforeAll(async () => {
    parent = await provider.signUp('13800000301');
    child = (await addChild(parent, '小禾', addMonths(today, -7), 'A123456701')).linkmanId;
  });

  test('is one answer about every member, the most pressing vaccines named', async () => {
    await addChild(parent, '小麦', addMonths(today, -1), 'A123456702');
    const { people } = await due(parent);
    expect(people.map(({ name }) => name)).toEqual(['小禾', '小麦']);
    const [first] = people;
    expect(first?.overdue).toBeGreaterThan(0);
    expect(first?.vaccines.length).toBeGreaterThan(0);
    expect(first?.vaccines.length).toBeLessThanOrEqual(3);
    expect(people[1]?.vaccines.join()).toContain('乙肝');
  });

  test('names the doses that it counts, although another follows soon', async () => {
    const as = await provider.signUp('13800000309');
    const { linkmanId } = await addChild(
      as,
      '小满',
      addDays(addMonths(today, -8), -20),
      'A123456709',
    );
    await provider.ok(
      'POST /vaccine/plan/saveDoseHistory.do',
      { linkmanId, batchKey: 'b'.repeat(32), upToMonths: 6 },
      { as },
    );
    const { people } = await due(as);
    expect(people[0]).toMatchObject({ due: 2, vaccines: ['麻腮风', '乙脑减毒'] });
    expect(people[0]?.soon).toBeGreaterThan(0);
  });

  test('speaks English to those who read English', async () => {
    const { people } = await due(parent, 'en');
    expect(people.flatMap(({ vaccines }) => vaccines).join()).not.toMatch(/\p{Script=Han}/u);
  });

  test('counts one less with each dose on record', async () => {
    const before = (await due(parent)).people.find(({ linkmanId }) => linkmanId === child);
    await provider.ok(
      'POST /vaccine/plan/saveDose.do',
      { linkmanId: child, code: 'bcg', doseNo: 1, day: addMonths(today, -7) },
      { as: parent },
    );
    const after = (await due(parent)).people.find(({ linkmanId }) => linkmanId === child);
    expect(after?.overdue).toBe((before?.overdue ?? 0) - 1);
  });

  test('is nobody else’s, and nothing for a family without children', async () => {
    const stranger = await provider.signUp('13800000302');
    expect((await due(stranger)).people).toEqual([]);
    expect((await provider.call(DUE, undefined)).code).toBe(CODE.LOGIN_INVALID);
  });

  test('names beside the programme what is recommended at an age, until it is declined', async () => {
    const family = await provider.signUp('13800000303');
    const add = (name: string, birthday: string, documentNumber: string, sex: 1 | 2) =>
      provider.ok(
        'POST /linkman/linkman/saveOrUpdateV2.do',
        {
          name,
          documentKind: 2,
          documentNumber,
          sex,
          birthday,
          relationType: 4,
          mobile: '13700000000',
          consent: true,
        },
        { as: family },
      );
    const { linkmanId } = await add('李奶奶', '1950-03-01', 'E12345671', 2);
    await add('李叔叔', addMonths(today, -40 * 12), 'E12345672', 1);
    const optional = async () => {
      const { people } = await due(family);
      expect(people.map(({ name, code }) => [name, code])).toEqual(
        people.map(({ name }) => [name, null]),
      );
      return Object.fromEntries(
        people.map((each) => [each.name, each.optional.map(({ code }) => code)]),
      );
    };
    // Influenza is only shown in its season.
    const season = Number(today.slice(5, 7)) >= 9 || Number(today.slice(5, 7)) < 4;
    const flu = season ? ['flu'] : [];
    expect(await optional()).toEqual({ 李奶奶: [...flu, 'ppv23', 'zoster'] });

    const say = (code: 'zoster', declined: boolean, as: Login = family) =>
      provider.call('POST /plan/plan/declineSuggestion.do', { linkmanId, code, declined }, { as });
    expect((await say('zoster', true, parent)).code).toBe(CODE.NOT_FOUND);
    for (let times = 0; times < 2; times += 1)
      expect((await say('zoster', true)).code).toBe(CODE.SUCCESS);
    expect(await optional()).toEqual({ 李奶奶: [...flu, 'ppv23'] });
    const plan = await provider.ok('GET /vaccine/plan/detail.do', { linkmanId }, { as: family });
    expect(plan.suggestions.filter(({ declined }) => declined)).toMatchObject([{ code: 'zoster' }]);
    await say('zoster', false);
    expect(await optional()).toEqual({ 李奶奶: [...flu, 'ppv23', 'zoster'] });
    await say('zoster', true);
    await provider.ok('POST /linkman/linkman/delete.do', { linkmanId }, { as: family });
    expect(await optional()).toEqual({});
  });

  test('is encrypted on its way', async () => {
    const answer = await fetch(`${provider.url}/plan/plan/due.do`, {
      headers: { tk: parent.token, nonce: 'abc123abc123' },
    });
    expect(await answer.text()).not.toContain('小禾');
  });
});

describe('where a vaccine of the plan can be had', () => {
  const CLINICS = 'GET /plan/plan/clinics.do';
  const BEIJING = { regionCode: '110100', latitude: 39.9042, longitude: 116.4074 };
  let parent: Login;
  let linkmanId: string;
  const birthday = () => addMonths(today, -3);
  const clinics = (code: string, input: object = {}) =>
    provider.ok(CLINICS, { linkmanId, code, ...BEIJING, ...input }, { as: parent });

  beforeAll(async () => {
    parent = await provider.signUp('13800000304');
    const child = await provider.ok(
      'POST /linkman/linkman/saveOrUpdateV2.do',
      {
        name: '小谷',
        documentKind: 7,
        documentNumber: 'A123456704',
        sex: 1,
        birthday: birthday(),
        relationType: 3,
        mobile: '13700000000',
        guardian: { name: '李青', mobile: '13700000000', relation: 'mother' },
        consent: true,
        guardianConsentVersion: '1.0',
      },
      { as: parent },
    );
    linkmanId = child.linkmanId;
  });

  test('the nearest come first, one line each, free of charge and not before the first day', async () => {
    const day = addMonths(birthday(), 2);
    await provider.ok(
      'POST /vaccine/plan/saveDose.do',
      { linkmanId, code: 'dtap', doseNo: 1, day },
      { as: parent },
    );
    const answer = await clinics('dtap');
    const earliest = addMonths(birthday(), 4);
    expect(answer).toMatchObject({ category: 'free', doseNo: 2, earliest, reason: 'waitAge' });
    expect(answer.clinics.length).toBeGreaterThan(1);
    const codes = answer.clinics.map(({ depaCode }) => depaCode);
    expect(new Set(codes).size).toBe(codes.length);
    const ranks = answer.clinics.map(
      ({ freeDay, distance }) => (freeDay === null ? 1e9 : 0) + (distance ?? 0),
    );
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    for (const { freeDay, totalCents, isUsual } of answer.clinics) {
      expect(freeDay === null || freeDay >= earliest).toBe(true);
      expect([totalCents, isUsual]).toEqual([0, false]);
    }
  });

  test('the clinic where the family was last comes first of all', async () => {
    const far = (await clinics('hepb')).clinics.filter(({ freeDay }) => freeDay !== null).at(-1);
    const target = { depaCode: far?.depaCode ?? '', productId: far?.productId ?? '' };
    const times = await provider.ok('GET /subscribe/subscribe/departmentWorkTimes2.do', {
      ...target,
      day: far?.freeDay ?? '',
    });
    const { version } = await provider.ok('GET /vaccine/vaccineArticle/findVaccGuidelines.do', {
      vaccId: target.productId,
    });
    await provider.ok(
      'POST /subscribe/subscribe/addV2.do',
      {
        ...target,
        idempotencyKey: 'plan-usual-clinic-0001',
        slotId: times.find(({ residue }) => residue > 0)?.id ?? 0,
        linkmanId,
        doseNo: 1,
        guidelineVersion: version,
      },
      { as: parent },
    );
    const plan = await provider.ok('GET /vaccine/plan/detail.do', { linkmanId }, { as: parent });
    expect(plan.booked).toMatchObject([{ code: 'hepb', day: far?.freeDay }]);
    const [first] = (await clinics('dtap')).clinics;
    expect(first).toMatchObject({ depaCode: far?.depaCode, isUsual: true });
  });

  test('BCG from three months on is said to need a test first: by the plan, the clinics, the form and the appointment', async () => {
    const plan = await provider.ok('GET /vaccine/plan/detail.do', { linkmanId }, { as: parent });
    expect(plan.doses.find(({ id }) => id === 'bcg-1')?.bookFrom).toBe(today);
    const answer = await clinics('bcg');
    expect(answer).toMatchObject({ earliest: today, reason: null, condition: 'bcgTest' });
    expect((await clinics('hepb')).condition).toBeNull();
    const [clinic] = answer.clinics.filter(({ freeDay }) => freeDay !== null);
    const target = { depaCode: clinic?.depaCode ?? '', productId: clinic?.productId ?? '' };
    const check = await provider.ok(
      'GET /order/subscribe/checkSubscribeLinkman.do',
      { ...target, linkmanId },
      { as: parent },
    );
    expect(check).toMatchObject({ canSubscribe: true, testFrom: addMonths(birthday(), 3) });
    const times = await provider.ok('GET /subscribe/subscribe/departmentWorkTimes2.do', {
      ...target,
      day: clinic?.freeDay ?? '',
    });
    const { version } = await provider.ok('GET /vaccine/vaccineArticle/findVaccGuidelines.do', {
      vaccId: target.productId,
    });
    const { orderId } = await provider.ok(
      'POST /subscribe/subscribe/addV2.do',
      {
        ...target,
        idempotencyKey: 'plan-tuberculin-test-01',
        slotId: times.find(({ residue }) => residue > 0)?.id ?? 0,
        linkmanId,
        doseNo: 1,
        guidelineVersion: version,
      },
      { as: parent },
    );
    const order = await provider.ok(
      'GET /order/subscribe/clientDetail.do',
      { orderId },
      { as: parent },
    );
    expect(order.bring.join()).toContain('结核菌素试验');
  });

  test('what the plan has nothing open of, and nobody else’s child, are not found', async () => {
    const ask = (input: object, as: Login) =>
      provider.call(CLINICS, { linkmanId, code: 'dtap', ...BEIJING, ...input }, { as });
    expect((await ask({ code: 'rabies' }, parent)).code).toBe(CODE.NOT_FOUND);
    const stranger = await provider.signUp('13800000305');
    expect((await ask({}, stranger)).code).toBe(CODE.NOT_FOUND);
  });
});

describe('the guided choice', () => {
  test('asks in both languages, and every vaccine that it names can be looked at', async () => {
    const zh = await provider.ok(GUIDE, { platform: 40 });
    const en = await provider.ok(GUIDE, { platform: 40 }, { language: 'en' });
    expect(zh.questions.map(({ questionId }) => questionId)).toEqual(
      en.questions.map(({ questionId }) => questionId),
    );
    expect(JSON.stringify(en)).not.toMatch(/\p{Script=Han}/u);
    const named = zh.advice.filter(({ kind }) => kind === 'vaccine');
    expect(named.length).toBeGreaterThan(10);
    named.forEach(({ adviceId, products }) =>
      expect([adviceId, products.length]).toEqual([adviceId, expect.any(Number)]),
    );
    named.forEach(({ products }) => expect(products.length).toBeGreaterThan(0));
  });

  test('every condition speaks of a question and options that exist', async () => {
    const { questions, advice } = await provider.ok(GUIDE, { platform: 40 });
    const options = new Map(
      questions.map((each) => [each.questionId, each.options.map(({ optionId }) => optionId)]),
    );
    const conditions = [
      ...questions.flatMap(({ when, options: own }) => [...when, ...own.flatMap((o) => o.when)]),
      ...advice.flatMap(({ when, unless }) => [...when, ...unless]),
    ];
    for (const { questionId, optionIds } of conditions)
      expect(options.get(questionId)).toEqual(expect.arrayContaining(optionIds));
  });
});

describe('the home page of a hospital', () => {
  test('shows it, whom it vaccinates and what can be had soonest', async () => {
    const near = await provider.ok('GET /department/department/nearbyDepartment.do', {
      regionCode: '110101',
    });
    const depaCode = near.list[0]?.depaCode ?? '';
    const page = await provider.ok(HOSPITAL, { depaCode });
    expect(page.department.depaCode).toBe(depaCode);
    expect(page.consultations.length).toBeGreaterThan(1);
    page.consultations.forEach(({ vaccineCount }) =>
      expect(vaccineCount).toBeLessThanOrEqual(page.vaccineCount),
    );
    const days = page.vaccines.map(({ nextFreeDay }) => nextFreeDay ?? COMMUNITY_CODE.PARAM_ERROR);
    expect(days).toEqual([...days].sort());
    expect((await provider.call(HOSPITAL, { depaCode: 'nowhere' })).code).toBe(CODE.NOT_FOUND);
  });
});
