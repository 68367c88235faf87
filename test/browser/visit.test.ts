import { instantOf } from '../../server/kernel/clock';
import { untilOpen } from '../server/kit/worlds/desk-hours';
import { ADULT, freshMobile, residentId } from './kit/booking';
import type { Resident } from './kit/booking';
import { arrive, nextDays, press } from './kit/booking-steps';
import { overflow } from './kit/page-state';
import { screenshot } from './kit/screenshot';
import { useSite } from './kit/site';
import { bookVisit } from './kit/visit';
import type { Visitor } from './kit/visitor';

const site = useSite();
const WIDE = { width: 1280, height: 900 };
const [MOTHER, DAUGHTER] = ['王小芳', '王小兰'];

beforeAll(async () => {
  await site.provider().scheduleReady();
  await site.later(untilOpen());
});

async function resident(): Promise<Resident> {
  const mobile = freshMobile();
  const provider = site.provider();
  const login = await provider.signUp(mobile);
  const { linkmanId } = await provider.ok(
    'POST /linkman/linkman/saveOrUpdateV2.do',
    {
      ...{
        name: MOTHER,
        documentKind: 1,
        documentNumber: residentId(ADULT),
        sex: 2,
        birthday: ADULT,
      },
      ...{ relationType: 1, mobile, isDefault: 1, consent: true },
    },
    { as: login },
  );
  return { login, mobile, linkmanId, name: MOTHER };
}
const look = async ({ page }: Visitor, name: string): Promise<void> => {
  await screenshot(page, `visit-${name}`);
  expect(await overflow(page, 390, 844)).toEqual([]);
};
const order = (person: Resident, orderId: string) =>
  site.provider().ok('GET /order/subscribe/clientDetail.do', { orderId }, { as: person.login });

test('a family moves together by one change', async () => {
  const person = await resident();
  const [first, second] = await bookVisit(site.provider(), person, DAUGHTER);
  const before = await order(person, first);
  const visitor = await site.visit({ signedInAs: person.login });
  await visitor.open(`/subscribeDetail?orderId=${first}`);
  await look(visitor, 'detail');
  await press(visitor, '改约');
  await arrive(visitor, '/modifiyOrder');
  await visitor
    .shown()
    .getByRole('radio', { name: /一起改：2 人 · 2 剂/ })
    .waitFor();
  await nextDays(visitor).nth(2).click();
  await visitor
    .shown()
    .getByRole('radio', { name: /同时|先后/ })
    .first()
    .click();
  await look(visitor, 'change');
  await press(visitor, '确认改约');
  await arrive(visitor, '/subscribeDetail');
  const [one, other] = [await order(person, first), await order(person, second)];
  expect(one.day > before.day).toBe(true);
  expect([one.day, one.changesLeft, other.changesLeft]).toEqual([other.day, 2, 2]);
  visitor.expectNoProblems();
});

test('a part is cancelled, the confirmation says who still comes; the desk finds the rest by its code', async () => {
  const person = await resident();
  const [first, second] = await bookVisit(site.provider(), person, DAUGHTER);
  const visitor = await site.visit({ signedInAs: person.login });
  await visitor.open(`/cancelOrder?orderId=${first}`);
  await visitor
    .shown()
    .getByRole('checkbox', { name: new RegExp(DAUGHTER) })
    .click();
  await visitor.shown().getByRole('radio', { name: '时间不合适' }).click();
  await look(visitor, 'cancel');
  await press(visitor, '取消选中的 1 剂');
  const dialog = visitor.page.getByRole('alertdialog');
  await dialog.getByText(new RegExp(`照常到诊：${DAUGHTER}`)).waitFor();
  await look(visitor, 'cancel-sure');
  await dialog.getByRole('button', { name: '确定取消' }).click();
  await arrive(visitor, '/subscribeDetail');
  expect((await order(person, first)).status).toBe('CANCELLED');
  expect((await order(person, second)).status).toBe('BOOKED');
  await visitor.open('/myOrder');
  await visitor.shown().getByRole('link').filter({ hasText: DAUGHTER }).waitFor();
  await look(visitor, 'list-mixed');
  visitor.expectNoProblems();
});

test('the desk has one card a visit, and checks everybody in at once', async () => {
  const provider = site.provider();
  const person = await resident();
  const [first, second] = await bookVisit(provider, person, DAUGHTER);
  const { depaCode, reference, day, startTime } = await order(person, second);
  await site.later(instantOf(day, startTime) - provider.now);
  const desk = await site.visit({ pointer: 'mouse', viewport: WIDE });
  await desk.open(`/desk?depaCode=${depaCode}`);
  await press(desk, '填入');
  await press(desk, '登录工作台');
  await desk
    .shown()
    .getByText(/一次到诊：2 人 · 2 剂/)
    .first()
    .waitFor();
  await screenshot(desk.page, 'visit-desk-1280');
  await desk
    .shown()
    .getByRole('textbox', { name: /预约号/ })
    .fill(reference);
  await press(desk, '查找');
  const sheet = desk.page.getByRole('dialog');
  await sheet.getByRole('button', { name: '全部签到（2 剂）' }).waitFor();
  await screenshot(desk.page, 'visit-desk-sheet-1280');
  await sheet.getByRole('button', { name: '全部签到（2 剂）' }).click();
  await sheet.getByText('已签到').nth(1).waitFor();
  await screenshot(desk.page, 'visit-desk-arrived-1280');
  const login = { as: person.login };
  for (const orderId of [first, second]) {
    const now = await provider.ok('GET /order/subscribe/clientDetail.do', { orderId }, login);
    expect(now.status).toBe('ARRIVED');
  }
  desk.expectNoProblems();
});
