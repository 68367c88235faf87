import type { Login } from '../server/kit/harness';
import { axe } from './kit/axe';
import { ADULT, bookFor, findTarget, freshMobile, newResident } from './kit/booking';
import type { Resident, Target } from './kit/booking';
import { press } from './kit/booking-steps';
import { overflow } from './kit/page-state';
import { screenshot } from './kit/screenshot';
import { useSite } from './kit/site';
import type { Visitor } from './kit/visitor';

const site = useSite();
const REASON = '本人持身份证原件到前台';

let target: Target;
let squatter: Resident;
let documentNumber: string;
let victim: Resident;

/** Somebody whose document number another account has booked with, under another name. */
beforeAll(async () => {
  const provider = site.provider();
  await provider.scheduleReady();
  squatter = await newResident(provider, { name: '王某某' });
  target = await findTarget(provider, squatter);
  await bookFor(provider, squatter, target);
  const own = { linkmanId: squatter.linkmanId };
  ({ documentNumber } = await provider.ok('GET /linkman/linkman/clientDetail.do', own, {
    as: squatter.login,
  }));
  const mobile = freshMobile();
  const login: Login = await provider.signUp(mobile);
  const { linkmanId } = await provider.ok(
    'POST /linkman/linkman/saveOrUpdateV2.do',
    {
      name: '李本人',
      documentKind: 1,
      documentNumber,
      sex: 2,
      birthday: ADULT,
      relationType: 1,
      mobile,
      isDefault: 1,
      consent: true,
    },
    { as: login },
  );
  victim = { login, mobile, linkmanId, name: '李本人' };
});

const sheet = ({ page }: Visitor) => page.getByRole('dialog');

test('whose document another account has booked with gets the appointment at the desk', async () => {
  const desk = await site.visit({});
  await desk.open(`/desk?depaCode=${target.depaCode}`);
  await press(desk, '填入');
  await press(desk, '登录工作台');
  await press(desk, '证件核对');
  await sheet(desk).getByRole('button', { name: '查找预约' }).click();
  await sheet(desk).getByText('请填写姓名').waitFor();
  await sheet(desk).getByRole('textbox', { name: '姓名' }).fill(victim.name);
  await sheet(desk).getByRole('textbox', { name: '证件号码' }).fill(documentNumber);
  await sheet(desk).getByRole('button', { name: '查找预约' }).click();
  await sheet(desk).getByText('预约时填写的姓名与证件不同').waitFor();
  const masked = `${victim.mobile.slice(0, 3)}****${victim.mobile.slice(-4)}`;
  await sheet(desk)
    .getByRole('button', { name: `转到 ${masked} 的账号` })
    .click();
  await sheet(desk).getByText('请填写处理原因').waitFor();
  await sheet(desk).getByRole('textbox', { name: '处理原因' }).fill(REASON);
  expect(await overflow(desk.page, 390, 844)).toEqual([]);
  expect(await axe(desk.page)).toEqual([]);
  await screenshot(desk.page, 'claim-02-found-390');
  await sheet(desk)
    .getByRole('button', { name: `转到 ${masked} 的账号` })
    .click();
  await desk.page
    .getByRole('alertdialog')
    .getByRole('button', { name: '转移', exact: true })
    .click();
  await desk.page.getByText(/^已转移，预约号/).waitFor();
  expect(await sheet(desk).getByText('没有未完成的预约').count()).toBe(0);
  await screenshot(desk.page, 'claim-03-moved-390');

  const provider = site.provider();
  const ordersOf = async ({ login }: Resident) =>
    (await provider.ok('GET /order/subscribe/pageList.do', {}, { as: login })).list;
  expect(await ordersOf(victim)).toMatchObject([{ status: 'BOOKED' }]);
  expect(await ordersOf(squatter)).toMatchObject([{ status: 'CANCELLED' }]);
});
