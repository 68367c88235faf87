import { addMonths } from '@contract/plan/date-rules';
import { startProvider } from './harness';
import type { Login, Provider } from './harness';

const DUE = 'GET /plan/plan/due.do';
const GUIDE = 'GET /recommend/help-choose-vaccine/configs.do';
const HOSPITAL = 'GET /hospital-page/page/detail.do';

jest.setTimeout(120_000);

let provider: Provider;
let today: string;
beforeAll(async () => {
  provider = await startProvider();
  const { now } = await provider.ok('GET /base/time/now.do', undefined);
  today = new Date(now + 8 * 3_600_000).toISOString().slice(0, 10);
}, 120_000);
afterAll(() => provider.stop());

describe('what is due in the family', () => {
  let parent: Login;
  let child: string;

  const addChild = (as: Login, name: string, birthday: string, documentNumber: string) =>
    provider.ok(
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
      },
      { as },
    );
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
    expect((await provider.call(DUE, undefined)).code).toBe('1001');
  });

  test('travels encrypted', async () => {
    const answer = await fetch(`${provider.url}/plan/plan/due.do`, {
      headers: { tk: parent.token, nonce: 'abc123abc123' },
    });
    expect(await answer.text()).not.toContain('小禾');
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
    const days = page.vaccines.map(({ nextFreeDay }) => nextFreeDay ?? '9999');
    expect(days).toEqual([...days].sort());
    expect((await provider.call(HOSPITAL, { depaCode: 'nowhere' })).code).toBe('4004');
  });
});
