import './outside-fetch';
import { addMonths } from '@contract/time/day-rules';
import { AT, bookFor, findTarget } from '../browser/kit/booking';
import { sayNothingElse } from '../samples/recipient-history';
import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
import type { LaunchOptions, Platform } from '../simulator/options';
import { PLATFORMS } from './builds';
import { Counted } from './counted';
import { newAccount, newcomer, ordersOf, storageOf, tokenIn } from './people';
import type { Account, Newcomer } from './people';
import { BOOKING, openBookingForm, start } from './world';

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
  await provider.scheduleReady();
});
afterAll(() => provider?.stop());

const GUARDIAN_SAVES = '我是监护人，同意并保存';
const PLAN = 'pages/catalogue/vaccine-plan/index';
const FORM = 'pages/booking/subscribe/index';

/** `YYYY-MM-DD`, some months before today. */
const monthsAgo = (months: number): string => {
  const today = new Date(provider.now + 8 * 3_600_000).toISOString().slice(0, 10);
  return addMonths(today, -months);
};

const newcomerOf = (name: string, birthday: string): Newcomer =>
  newcomer(name, birthday.replace(/-/g, ''));

/** Adds a child of the account's owner by the API. */
async function addChild({ login: as }: Account, name: string, birthday: string): Promise<string> {
  const { residentNumber: documentNumber } = newcomerOf(name, birthday);
  const child = {
    name,
    documentKind: 1,
    documentNumber,
    sex: 2,
    birthday,
    relationType: 3,
  } as const;
  const consents = { guardian: {}, guardianConsentVersion: '1.0', consent: true } as const;
  const save = 'POST /linkman/linkman/saveOrUpdateV2.do';
  return (await provider.ok(save, { ...child, ...consents }, { as })).linkmanId;
}

/** An account with its owner, and a child who has had nothing. */
async function parentOf(name: string, birthday: string): Promise<Account> {
  const parent = await newAccount(provider);
  return { ...parent, linkmanId: await addChild(parent, name, birthday) };
}

/** The nearest clinic with a product in stock. */
async function nearestWith(productId: string) {
  const asked = { ...AT, productId };
  const { list } = await provider.ok('GET /department/department/nearbyDepartment.do', asked);
  const near = list.find(({ isOnline, nextFreeDay }) => isOnline && nextFreeDay !== null);
  if (!near) throw new Error(`no clinic has ${productId}`);
  const { depaCode, name: clinic, nextFreeDay } = near;
  const vaccines = await provider.ok('GET /base/department/vaccines.do', { depaCode });
  const vaccine = vaccines.find((each) => each.productId === productId)?.name ?? '';
  return { depaCode, clinic, productId, vaccine, doseNo: 1, day: nextFreeDay ?? '' };
}

/** A phone that asks before it hands out its number. */
async function counted(platform: Platform, options: Partial<LaunchOptions> = {}): Promise<Counted> {
  const app = await start(provider, platform, { permissions: { phone: 'ask' }, ...options });
  return new Counted(app, provider);
}

const namesOf = async ({ app }: Counted): Promise<string[]> =>
  (await ordersOf(provider, tokenIn(app))).map(({ linkmanName }) => linkmanName);

function expectAtMost({ effort }: Counted, taps: number, fields: number): void {
  expect(effort.taps).toBeLessThanOrEqual(taps);
  expect(effort.fields).toBeLessThanOrEqual(fields);
}

describe.each(PLATFORMS)('what a booking asks of a person on %s', (platform) => {
  const firstForChild = async (signIn: (person: Counted, mobile: string) => Promise<void>) => {
    const birthday = monthsAgo(50);
    const target = await findTarget(provider, await parentOf('模板', birthday));
    const person = await counted(platform);
    const { mobile } = newcomer();
    person.app.device.phone = mobile;
    await person.fromCard(target);
    await person.agree();
    await signIn(person, mobile);
    await person.addMember(newcomerOf('王小宝', birthday), GUARDIAN_SAVES);
    await person.chooseAndSend();
    expect(await namesOf(person)).toEqual(['王小宝']);
    return person;
  };

  test('the first booking for a child, from a clinic’s card, by a code: nine taps, four things typed', async () => {
    const person = await firstForChild((each, mobile) => each.signInByCode(mobile));
    expectAtMost(person, 9, 4);
  });

  test('the same by the phone’s own number: nine taps, two things typed', async () => {
    const person = await firstForChild((each) => each.signInByPhone());
    expectAtMost(person, 9, 2);
  });

  test('by the plan as a visitor: ten taps, five things typed or picked', async () => {
    const birthday = monthsAgo(8);
    const person = await counted(platform);
    const { app } = person;
    await app.open('pages/main/home/index');
    await person.tap('接种计划');
    expect(app.page.path).toBe(PLAN);
    await person.pick('出生日期', birthday);
    await person.tap({ role: 'radio', label: '6 月龄及以前的都打了' });
    await person.tap('登录并预约');
    await person.signInByCode(newcomer().mobile);
    await person.addMember(newcomerOf('王小满', birthday), GUARDIAN_SAVES);
    expect(app.page.path).toBe(PLAN);
    await person.tap(clinicIn(person));
    await person.agree();
    await person.chooseAndSend();
    expect(await namesOf(person)).toContain('王小满');
    expectAtMost(person, 10, 5);
  });

  test('somebody of 70 books shingles in large type: nine taps, four things typed', async () => {
    const person = await counted(platform);
    const { app } = person;
    await app.open('pages/main/home/index');
    // Set once, on an earlier day.
    await app.page.tap({ role: 'switch' });
    await person.fromCard(await nearestWith('rzv-gsk'));
    await person.agree();
    await person.signInByCode(newcomer().mobile);
    await person.addMember(newcomerOf('王大爷', monthsAgo(12 * 70 + 3)), '同意并保存');
    await person.chooseAndSend();
    expect(await namesOf(person)).toEqual(['王大爷']);
    expectAtMost(person, 9, 4);
  });

  test('a further child: four taps, two things typed, and chosen in the form', async () => {
    const birthday = monthsAgo(50);
    const parent = await parentOf('王大宝', birthday);
    const person = await counted(platform, { storage: storageOf(parent) });
    const { app } = person;
    await openBookingForm(app, BOOKING);
    await person.tap('添加家庭成员');
    await person.addMember(newcomerOf('王二宝', addMonths(birthday, 10)), GUARDIAN_SAVES);
    expect(app.page.path).toBe(FORM);
    expect(app.page.find({ class: 'ui-radio--on', text: /^王二宝/ })).toBeTruthy();
    await person.chooseAndSend();
    expect(await namesOf(person)).toEqual(['王二宝']);
    expectAtMost(person, 4, 2);
  });

  test('two children together: seven taps, nothing typed', async () => {
    const birthday = monthsAgo(50);
    const parent = await parentOf('王大宝', birthday);
    await addChild(parent, '王二宝', addMonths(birthday, 6));
    const target = await findTarget(provider, parent);
    const person = await counted(platform, { storage: storageOf(parent) });
    const { app } = person;
    await person.fromCard(target);
    await person.agree();
    await person.tap('再加一位家人一起接种');
    const family = app.page.find({ role: 'dialog' });
    await person.tap(family.find({ text: /^王[大二]宝\d/ }));
    await person.chooseAndSend();
    expect((await namesOf(person)).sort()).toEqual(['王二宝', '王大宝'].sort());
    expectAtMost(person, 7, 0);
  });

  test('what is due at eight months, in one visit: eight taps, one thing picked', async () => {
    const parent = await parentOf('王小满', monthsAgo(8));
    const person = await counted(platform, { storage: storageOf(parent) });
    const { app } = person;
    await app.open('pages/main/home/index');
    await person.tap('接种计划');
    await person.tap('按月龄一次补记');
    await person.pick('打到哪个月龄', '4 月龄及以前的都打了');
    await person.tap(/^补记这 \d+ 剂$/);
    await person.tap(/^一起预约这 \d 种$/);
    await person.tap(clinicIn(person));
    await person.agree();
    await person.chooseAndSend();
    const orders = await ordersOf(provider, tokenIn(app));
    expect(orders.length).toBeGreaterThan(3);
    expect(new Set(orders.map(({ visitId }) => visitId)).size).toBe(1);
    expectAtMost(person, 8, 1);
  });

  test('the next dose of a child whose clinic is known: four taps, nothing typed', async () => {
    const parent = await newAccount(provider);
    const linkmanId = await addChild(parent, '王小宝', monthsAgo(8));
    await sayNothingElse(provider, parent.login, linkmanId);
    // The clinic is the usual one, as the child has an appointment there.
    const target = await nearestWith('mmr-nip');
    await bookFor(provider, { ...parent, linkmanId }, target, target.day);
    const person = await counted(platform, { storage: storageOf(parent) });
    await person.app.open(PLAN, { linkmanId });
    await person.tap({ label: /去预约乙肝疫苗/, nth: 0 });
    await person.agree();
    await person.chooseAndSend();
    expect(await namesOf(person)).toHaveLength(2);
    expectAtMost(person, 4, 0);
  });
});

/** The first clinic of the open sheet with a free day. */
function clinicIn({ app }: Counted) {
  const clinics = app.page.find({ role: 'dialog' }).findAll({ class: 'ui-cell--press' });
  const [clinic] = clinics.filter(({ text }) => /起有号|最近可约/.test(text));
  if (!clinic) throw new Error(`no clinic to book: ${app.page.text()}`);
  return clinic;
}
