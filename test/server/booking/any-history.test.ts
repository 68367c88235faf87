import type { InputOf } from '@contract/endpoints';
import { CODE } from '@contract/errors';
import { DOCUMENT } from '@contract/linkman/document-rules';
import { ENTRY_CODES } from '@contract/plan/entry-code-rules';
import type { EntryCode } from '@contract/plan/entry-code-rules';
import { doseCountOf } from '@contract/plan/entry-rules';
import { isWithin } from '@contract/subscribe/span-rules';
import { addDays } from '@contract/time/day-rules';
import { sampleProducts } from '../../samples/catalogue';
import { sayNothingElse } from '../../samples/recipient-history';
import fc, { runs } from '../../tiers/properties';
import { CLINIC } from '../kit/worlds/booking-world';
import { createDoseWorld, on } from '../kit/worlds/dose-world';
import type { Login } from '../kit/harness';
import { agreedTo } from '../../samples/agreed';

// Calls agree with each other about people of every age, whatever they have had: the calendar shows what booking accepts, the
// check refuses what booking refuses, and nothing that the plan offers is refused.

const PRODUCTS = sampleProducts();
/** Days that can be booked and have slots. */
const LAST = 33;

let world: Awaited<ReturnType<typeof createDoseWorld<never>>>;
beforeAll(async () => {
  const products = PRODUCTS.map(({ id }) => id);
  world = await createDoseWorld<never>('pglite', { products, people: {} });
});
afterAll(async () => {
  await world.close();
  await world.remove();
});

/** Ages in days: infants, children, adolescents and adults alike often. */
const age = fc.oneof(
  fc.integer({ min: 0, max: 400 }),
  fc.integer({ min: 400, max: 2_300 }),
  fc.integer({ min: 2_300, max: 6_600 }),
  fc.integer({ min: 6_600, max: 30_000 }),
);
/** What a family enters, mostly of the vaccine that is asked for, and long ago as often as lately, where intervals matter. */
const entered = fc.record({
  code: fc.oneof({ weight: 2, arbitrary: fc.constant('asked') }, fc.constantFrom(...ENTRY_CODES)),
  ago: fc.oneof(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 0, max: 4_000 })),
  doseNo: fc.integer({ min: 1, max: 3 }),
});
type Answers = InputOf<'POST /linkman/health/save.do'>;
const health: fc.Arbitrary<Pick<Answers, 'answers' | 'days'> | null> = fc.constantFrom(
  null,
  null,
  { answers: { immunodeficiency: 'yes' }, days: {} },
  { answers: { hiv: 'yes' }, days: {} },
  { answers: { pregnancy: 'yes' }, days: { pregnancy: on(100) } },
  { answers: { immunoglobulin: 'yes' }, days: { immunoglobulin: on(-20) } },
);
const patients = fc.record({
  age,
  sex: fc.constantFrom<1 | 2>(1, 2),
  doses: fc.array(entered, { maxLength: 5 }),
  isComplete: fc.boolean(),
  health,
  /** Which of the products of the age is asked for, or of all. */
  nth: fc.nat(1_000),
  isOfAge: fc.integer({ min: 0, max: 9 }).map((tenth) => tenth > 0),
  /** Which of the products of the age is booked before it. */
  before: fc.option(fc.nat(1_000)),
  anyDay: fc.integer({ min: 0, max: LAST }),
});
type TestPatient = typeof patients extends fc.Arbitrary<infer Value> ? Value : never;

const ofAge = (days: number) =>
  PRODUCTS.filter(
    ({ minAgeDays, maxAgeDays }) => minAgeDays <= days + LAST && days <= (maxAgeDays ?? days),
  );
function productsOf({ age: days, nth, isOfAge, before }: TestPatient) {
  const suitable = ofAge(days);
  const from = isOfAge && suitable.length > 0 ? suitable : PRODUCTS;
  return {
    product: from[nth % from.length] as (typeof PRODUCTS)[number],
    earlier: before === null ? undefined : suitable[before % suitable.length],
  };
}

let people = 0;

interface Person {
  readonly login: Login;
  readonly linkmanId: string;
}

async function enter(one: TestPatient): Promise<Person> {
  const { age: days, sex, doses, isComplete, health: told } = one;
  const { provider } = world;
  people += 1;
  const mobile = `138${10_000_000 + people}`;
  const login = await provider.signUpByPhone(mobile);
  const birthday = on(-days);
  const { linkmanId } = await provider.ok(
    'POST /linkman/linkman/saveOrUpdateV2.do',
    {
      name: '测试',
      documentKind: DOCUMENT.PASSPORT,
      documentNumber: `E${10_000_000 + people}`,
      sex,
      birthday,
      relationType: 3,
      mobile,
      consent: true,
      guardian: { name: '李青', mobile, relation: 'mother' },
      guardianConsentVersion: '1.0',
    },
    { as: login },
  );
  const asked = productsOf(one).product.vaccineCode;
  // What cannot be, such as a dose before birth or two first ones, is refused and does not matter here.
  for (const { code: named, ago, doseNo } of doses) {
    const code = (named === 'asked' ? asked : named) as EntryCode;
    const day = addDays(birthday, days - ago);
    const dose = { linkmanId, code, doseNo: doseCountOf(code) === null ? null : doseNo, day };
    await provider.call('POST /vaccine/plan/saveDose.do', dose, { as: login });
  }
  if (isComplete) await sayNothingElse(provider, login, linkmanId);
  if (told) {
    const agreed = agreedTo('healthConsent');
    const form = { linkmanId, ...told, consent: true as const, agreed };
    await provider.call('POST /linkman/health/save.do', form, { as: login });
  }
  return { login, linkmanId };
}

const check = ({ login, linkmanId }: Person, productId: string) =>
  world.provider.ok(
    'GET /order/subscribe/checkSubscribeLinkman.do',
    { depaCode: CLINIC, productId, linkmanId },
    { as: login },
  );

const add = ({ login, linkmanId }: Person, productId: string, days: number, doseNo: number) =>
  world.provider.call(
    'POST /subscribe/subscribe/addV2.do',
    world.form({ userId: '', token: login.token, linkmanId }, productId, days, doseNo),
    { as: login },
  );

/** Days from the first one on that the calendar lets somebody choose. */
async function shown({ login, linkmanId }: Person, productId: string, doseNo: number) {
  const months = [...new Set([0, LAST].map((days) => on(days).slice(0, 7)))];
  const days: number[] = [];
  for (const month of months) {
    const {
      firstDay,
      lastDay,
      dayGap,
      days: counts,
    } = await world.provider.ok(
      'GET /subscribe/subscribe/departmentWorkDays.do',
      { depaCode: CLINIC, productId, month, linkmanId, doseNo },
      { as: login },
    );
    for (let index = 0; index <= LAST; index += 1) {
      const day = on(index);
      if ((counts[day] ?? 0) > 0 && day >= firstDay && day <= lastDay)
        if (!isWithin(day, dayGap?.spans ?? [])) days.push(index);
    }
  }
  return days.sort((one, other) => one - other);
}

/** Which dose the form would book; undefined where it would book none. */
const doseToBook = ({ canSubscribe, suggestedDoseNo, doses }: Awaited<ReturnType<typeof check>>) =>
  canSubscribe
    ? (suggestedDoseNo ?? doses.find(({ taken, earliestDay }) => !taken && earliestDay)?.doseNo)
    : undefined;

/** Books a dose on the first day that the calendar shows. */
async function bookFirst(person: Person, productId: string): Promise<void> {
  const doseNo = doseToBook(await check(person, productId));
  if (doseNo === undefined) return;
  const [day] = await shown(person, productId, doseNo);
  if (day !== undefined) await add(person, productId, day, doseNo);
}

async function cancelAll({ login: as }: Person): Promise<void> {
  const { list } = await world.provider.ok(
    'GET /order/subscribe/pageList.do',
    { group: 'booked', pageNo: 1, pageSize: 20 },
    { as },
  );
  for (const { orderId } of list)
    await world.provider.call(
      'POST /order/subscribe/cancel.do',
      { orderId, reason: 'time' },
      { as },
    );
}

test('the calendar shows the days that booking accepts, and the check refuses what booking refuses', async () => {
  await fc.assert(
    fc.asyncProperty(patients, async (one) => {
      const person = await enter(one);
      const { anyDay } = one;
      const { product, earlier } = productsOf(one);
      if (earlier) await bookFirst(person, earlier.id);
      const found = await check(person, product.id);
      const doseNo = doseToBook(found);
      const wrong: string[] = [];
      if (doseNo === undefined) {
        const tried = found.doses.find(({ taken }) => !taken)?.doseNo ?? 1;
        const { code } = await add(person, product.id, anyDay, tried);
        if (code === CODE.SUCCESS) wrong.push(`refused (${found.reason}), but booked`);
      } else {
        const days = await shown(person, product.id, doseNo);
        const other = Array.from({ length: LAST + 1 }, (_, index) => index).filter(
          (at) => !days.includes(at),
        );
        const hidden = other[anyDay % Math.max(other.length, 1)];
        if (hidden !== undefined) {
          const { code } = await add(person, product.id, hidden, doseNo);
          if (code === CODE.SUCCESS)
            wrong.push(`not shown, but booked: dose ${doseNo} in ${hidden} days`);
        }
        const day = days[anyDay % Math.max(days.length, 1)];
        if (day !== undefined && wrong.length === 0) {
          const { code, msg } = await add(person, product.id, day, doseNo);
          if (code !== CODE.SUCCESS)
            wrong.push(`shown, but refused: dose ${doseNo} in ${day} days, ${msg}`);
        }
      }
      await cancelAll(person);
      expect(wrong).toEqual([]);
    }),
    { numRuns: runs(200) },
  );
});

test('a dose that the plan says is due can be booked', async () => {
  await fc.assert(
    fc.asyncProperty(patients, async (one) => {
      const person = await enter(one);
      const { login: as, linkmanId } = person;
      const plan = await world.provider.ok('GET /vaccine/plan/detail.do', { linkmanId }, { as });
      const due = plan.doses.filter(({ status }) => status === 'due' || status === 'overdue');
      const refused: string[] = [];
      for (const { code, doseNo } of due) {
        const ofCode = PRODUCTS.filter(({ vaccineCode: own }) => own === code);
        if (ofCode.length === 0) continue;
        const answers = await Promise.all(ofCode.map(({ id }) => check(person, id)));
        if (answers.every(({ canSubscribe }) => !canSubscribe))
          refused.push(`${code} ${doseNo}: ${answers[0]?.reason ?? ''}`);
      }
      expect(refused).toEqual([]);
    }),
    { numRuns: runs(100) },
  );
});
