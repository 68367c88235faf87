import { pathOf } from '@/routes/match';
import type { RouteName } from '@/routes/table';
import { addressOf } from '../browser/kit/addresses';
import { press, times } from '../browser/kit/booking-steps';
import type { Sample as SampleOfPages } from '../browser/kit/sample';
import { goToPage } from '../browser/kit/steps-before';
import type { Visitor } from '../browser/kit/visitor';
import type { Household } from './household';

/** The sample of the page suites, and their child. */
export type Sample = SampleOfPages & {
  readonly childId: string;
  readonly household: Household;
  /** Of the grandmother's invitation. */
  readonly invitationCode: string;
};

/** Who looks: each has a browser of their own. `signedOut` has no account, `offline` reaches pages and no calls. */
export type Viewer =
  | 'resident'
  | 'english'
  | 'signedOut'
  | 'newcomer'
  | 'mother'
  | 'grandmother'
  | 'waiting'
  | 'vaccinated'
  | 'offline'
  | 'clerk'
  | 'manager';

/** A screen that is compared with a committed picture. */
export interface Screen {
  /** Of its baseline's file. */
  readonly name: string;
  readonly viewer?: Viewer;
  readonly dark?: boolean;
  readonly large?: boolean;
  /** Reaches it, from anywhere. */
  readonly show: (visitor: Visitor, sample: Sample) => Promise<void>;
}

/** Opens a page anew, so that nothing of the screen before is left in it. */
const opened =
  (name: RouteName) =>
  async (visitor: Visitor, sample: Sample): Promise<void> =>
    visitor.open(addressOf(name, sample));

const page = (name: string, route: RouteName): Screen => ({ name, show: opened(route) });

async function showFilter(visitor: Visitor, sample: Sample): Promise<void> {
  await opened('departmentList')(visitor, sample);
  await press(visitor, '更多筛选');
  await visitor.page
    .getByRole('dialog')
    .getByRole('button', { name: /^显示 \d+ 家/ })
    .waitFor();
}

async function showForm(visitor: Visitor, sample: Sample): Promise<void> {
  await visitor.open('/home');
  await goToPage(visitor, 'subscribe', sample);
  await times(visitor).first().click();
}

async function showFound(visitor: Visitor): Promise<void> {
  await visitor.open(`/search?word=${encodeURIComponent('流感')}`);
  await visitor.shown().getByRole('button', { name: /流感/ }).first().waitFor();
}

const ofChild =
  (name: RouteName) =>
  async (visitor: Visitor, { childId }: Sample): Promise<void> =>
    visitor.open(`${pathOf(name)}?linkmanId=${childId}`);

async function showPlan(visitor: Visitor): Promise<void> {
  await visitor.open(pathOf('vaccinePlan'));
  await visitor.shown().getByRole('radio', { name: '小禾' }).click();
  await visitor.shown().getByRole('heading', { name: '小禾' }).waitFor();
}

/** Of the visit of two. */
const ofVisit =
  (name: RouteName) =>
  async (visitor: Visitor, { household: { visitOrderId } }: Sample): Promise<void> =>
    visitor.open(`${pathOf(name)}?orderId=${visitOrderId}`);

async function showFollowUp(visitor: Visitor, { household }: Sample): Promise<void> {
  await visitor.open(`${pathOf('followUp')}?orderId=${household.vaccinated.orderId}`);
}

async function showPayment(visitor: Visitor, sample: Sample): Promise<void> {
  await ofVisit('orderDetail')(visitor, sample);
  await visitor.shown().getByRole('heading', { name: '在线付款' }).first().scrollIntoViewIfNeeded();
}

async function showInvitation(visitor: Visitor, { invitationCode }: Sample): Promise<void> {
  await visitor.open(`${pathOf('acceptInvitation')}?code=${invitationCode}`);
  await visitor
    .shown()
    .getByText(/邀请您照看/)
    .waitFor();
}

async function showAnswer(visitor: Visitor): Promise<void> {
  await visitor.open(pathOf('help'));
  const question = visitor.shown().getByRole('button', { name: '问题：怎么改时间或取消？' });
  await question.click();
  await question.evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

async function showOrderAtDesk(visitor: Visitor): Promise<void> {
  await visitor.open('/desk');
  await visitor
    .shown()
    .getByRole('button', { name: /^周到诊 / })
    .click();
  await visitor.page.getByRole('dialog').waitFor();
}

/** The calls of the page fail on purpose. */
async function showUnreachable(visitor: Visitor, sample: Sample): Promise<void> {
  await opened('vaccineDetail')(visitor, sample);
  await visitor
    .shown()
    .getByRole('button', { name: /重试|再试/ })
    .first()
    .waitFor();
  visitor.watched.take();
}

const staff = (name: string, viewer: Viewer, path: string): Screen => ({
  name,
  viewer,
  show: (visitor) => visitor.open(path),
});

const home = page('home', 'home');
const clinic = page('clinic', 'departmentIndex');
const order = page('order-detail', 'orderDetail');
const plan: Screen = { name: 'plan', show: showPlan };
const filter: Screen = { name: 'clinic-filter', show: showFilter };
const message = page('message', 'messageDetail');
const form: Screen = { name: 'booking-form', show: showForm };

const search: Screen = { name: 'search', show: showFound };
const booked = page('booked', 'subscribeSuccess');
const orders = page('orders', 'orderList');
const map = page('clinic-map', 'clinicMap');
const mine = page('mine', 'mine');
const login: Screen = { ...page('login', 'login'), viewer: 'signedOut' };

/** What leaves something behind that others show: a slot that is held, a message that has been read. */
export const CHANGING: readonly Screen[] = [form, message];

/** The screens that most people meet, in the order in which they meet them. */
export const SCREENS: readonly Screen[] = [
  // Before the screens that leave something there: its counts are the same whether those are shown or not.
  page('personal-information', 'personalManage'),
  home,
  { ...home, name: 'home-dark', dark: true },
  { ...home, name: 'home-large', large: true },
  { ...home, name: 'home-english', viewer: 'english' },
  page('clinics', 'departmentList'),
  { ...page('clinics-english', 'departmentList'), viewer: 'english' },
  filter,
  { ...filter, name: 'clinic-filter-large', large: true },
  map,
  { ...map, name: 'clinic-map-dark', dark: true },
  clinic,
  { ...clinic, name: 'clinic-dark', dark: true },
  page('vaccine', 'vaccineDetail'),
  page('vaccines', 'allVaccine'),
  { ...page('vaccines-english', 'allVaccine'), viewer: 'english' },
  page('encyclopedia', 'encyclopedia'),
  page('encyclopedia-entry', 'encyclopediaDetail'),
  page('children', 'children'),
  page('notice', 'vaccineNotice'),
  { ...page('notice-dark', 'vaccineNotice'), dark: true },
  page('members', 'memberList'),
  { ...page('members-dark', 'memberList'), dark: true },
  page('member-form', 'memberForm'),
  { ...page('member-form-english', 'memberForm'), viewer: 'english' },
  { name: 'invitation', viewer: 'grandmother', show: showInvitation },
  form,
  { ...form, name: 'booking-form-large', large: true },
  { ...form, name: 'booking-form-dark', dark: true },
  booked,
  { ...booked, name: 'booked-large', large: true },
  { ...booked, name: 'booked-visit', viewer: 'mother', show: ofVisit('subscribeSuccess') },
  { ...page('waiting', 'waitingOffer'), viewer: 'waiting' },
  orders,
  { ...orders, name: 'orders-english', viewer: 'english' },
  { ...orders, name: 'orders-empty', viewer: 'newcomer' },
  order,
  { ...order, name: 'order-detail-dark', dark: true },
  { ...order, name: 'order-detail-large', large: true },
  { ...order, name: 'order-detail-english', viewer: 'english' },
  { name: 'order-detail-visit', viewer: 'mother', show: ofVisit('orderDetail') },
  { name: 'payment', viewer: 'mother', show: showPayment },
  page('change', 'modifyOrder'),
  page('cancel', 'cancelOrder'),
  { name: 'cancel-visit', viewer: 'mother', show: ofVisit('cancelOrder') },
  page('refund', 'refundDetails'),
  page('certificate', 'certificate'),
  page('observation', 'inoculateNote'),
  { name: 'follow-up', viewer: 'vaccinated', show: showFollowUp },
  plan,
  { ...plan, name: 'plan-dark', dark: true },
  { ...plan, name: 'plan-large', large: true },
  { ...plan, name: 'plan-english', viewer: 'english' },
  page('dose-history', 'doseHistory'),
  { name: 'caregivers', show: ofChild('caregivers') },
  page('help', 'help'),
  { name: 'help-answer', show: showAnswer },
  page('service', 'service'),
  search,
  { ...search, name: 'search-large', large: true },
  page('messages', 'messageClassify'),
  message,
  page('articles', 'knowledge'),
  page('article', 'articleDetail'),
  page('college', 'college'),
  page('video', 'videoDetail'),
  page('community', 'community'),
  page('post', 'postDetail'),
  mine,
  { ...mine, name: 'mine-english', viewer: 'english' },
  login,
  { ...login, name: 'login-large', large: true },
  page('account', 'accountManage'),
  page('deletion', 'logoutNotice'),
  page('beans', 'healthBeanTask'),
  page('membership', 'memberIndex'),
  page('lottery', 'lottery'),
  page('questionnaires', 'questionnaire'),
  { name: 'unreachable', viewer: 'offline', show: showUnreachable },
  staff('desk', 'clerk', '/desk'),
  { name: 'desk-order', viewer: 'clerk', show: showOrderAtDesk },
  staff('manage-stock', 'manager', '/manage?section=stock'),
  staff('manage-vaccines', 'manager', '/manage?section=vaccines'),
];
