import { pathOf } from '@/routes/match';
import type { RouteName } from '@/routes/table';
import { addressOf } from '../browser/kit/addresses';
import { press, times } from '../browser/kit/booking-steps';
import type { Sample as SampleOfPages } from '../browser/kit/sample';
import { goToPage } from '../browser/kit/steps-before';
import type { Visitor } from '../browser/kit/visitor';

/** The sample of the page suites, and their child. */
export type Sample = SampleOfPages & { readonly childId: string };

/** Who looks: each has a browser of their own. */
export type Viewer = 'resident' | 'english' | 'clerk' | 'manager';

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

/** What leaves something behind that others show: a slot that is held, a message that has been read. */
export const CHANGING: readonly Screen[] = [form, message];

/** The screens that most people meet, in the order in which they meet them. */
export const SCREENS: readonly Screen[] = [
  home,
  { ...home, name: 'home-dark', dark: true },
  { ...home, name: 'home-large', large: true },
  { ...home, name: 'home-english', viewer: 'english' },
  page('clinics', 'departmentList'),
  filter,
  { ...filter, name: 'clinic-filter-large', large: true },
  page('clinic-map', 'clinicMap'),
  clinic,
  { ...clinic, name: 'clinic-dark', dark: true },
  page('vaccine', 'vaccineDetail'),
  page('vaccines', 'allVaccine'),
  page('notice', 'vaccineNotice'),
  page('members', 'memberList'),
  page('member-form', 'memberForm'),
  form,
  { ...form, name: 'booking-form-large', large: true },
  page('booked', 'subscribeSuccess'),
  page('orders', 'orderList'),
  order,
  { ...order, name: 'order-detail-large', large: true },
  { ...order, name: 'order-detail-english', viewer: 'english' },
  page('change', 'modifyOrder'),
  plan,
  { ...plan, name: 'plan-dark', dark: true },
  { ...plan, name: 'plan-english', viewer: 'english' },
  page('dose-history', 'doseHistory'),
  { name: 'caregivers', show: ofChild('caregivers') },
  page('help', 'help'),
  { name: 'search', show: showFound },
  page('messages', 'messageClassify'),
  message,
  page('articles', 'knowledge'),
  page('article', 'articleDetail'),
  page('college', 'college'),
  page('video', 'videoDetail'),
  page('community', 'community'),
  page('mine', 'mine'),
  staff('desk', 'clerk', '/desk'),
  staff('manage-vaccines', 'manager', '/manage?section=vaccines'),
];
