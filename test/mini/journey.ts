import type { App } from '../simulator/app';
import type { PageNode } from '../simulator/nodes';
import { anotherFreeDay, freeTime } from './touch';
import type { Newcomer } from './people';

/** A new user who can read the codes sent to them. */
export interface Traveller extends Newcomer {
  newestCode(): Promise<string>;
}

/** One tap of a person's journey through the app: tests assert after it, the benchmark measures it. */
export interface Step {
  readonly name: string;
  readonly run: (app: App, person: Traveller) => Promise<unknown>;
}

/** The nearest clinic of the open sheet that can be booked. */
export function nearestInSheet(app: App): PageNode {
  const sheet = app.page.find({ role: 'dialog' });
  const clinic = sheet.findAll({ class: 'ui-cell' }).find(({ text }) => text.includes('最近可约'));
  if (!clinic) throw new Error(`no clinic to book: ${sheet.text}`);
  return clinic;
}

/** What a person without any stored data opens first. */
const looking: readonly Step[] = [
  { name: 'open home', run: (app) => app.open('pages/main/home/index') },
  { name: 'open city chooser', run: (app) => app.page.tap(/^当前城市/) },
  { name: 'choose city', run: (app) => app.page.tap('北京市') },
  { name: 'tab: clinics', run: (app) => app.tab(1) },
  { name: 'only with places', run: (app) => app.page.tap('7 天内有号') },
  { name: 'open clinic', run: (app) => app.page.tap({ class: 'ui-card', nth: 0 }) },
  { name: 'more vaccines', run: (app) => app.page.tap(/^再看/) },
  { name: 'open vaccine', run: (app) => app.page.tap({ role: 'link', text: /0\.5ml/ }) },
  { name: 'open clinic sheet', run: (app) => app.page.tap('选择门诊预约') },
  { name: 'open disclosure', run: (app) => app.page.tap(nearestInSheet(app)) },
  { name: 'read disclosure', run: (app) => app.page.tap('展开完整须知') },
];

const signingIn: readonly Step[] = [
  { name: 'agree to disclosure', run: (app) => app.page.tap('已阅读，同意并继续') },
  { name: 'type mobile', run: (app, { mobile }) => app.page.input('11 位手机号', mobile) },
  { name: 'ask for code', run: (app) => app.page.tap('获取验证码') },
  {
    name: 'type code',
    run: async (app, person) => app.page.input('6 位数字', await person.newestCode()),
  },
  { name: 'consent and log in', run: (app) => app.page.tap('同意并登录') },
];

const addingOneself: readonly Step[] = [
  { name: 'member: name', run: (app, { name }) => app.page.input('与证件上的姓名一致', name) },
  {
    name: 'member: number',
    run: (app, { residentNumber }) => app.page.input('证件号码', residentNumber),
  },
  { name: 'save member', run: (app) => app.page.tap('同意并保存') },
];

const booking: readonly Step[] = [
  { name: 'choose day', run: (app) => app.page.tap(anotherFreeDay(app)) },
  { name: 'choose time', run: (app) => app.page.tap(freeTime(app)) },
  { name: 'submit', run: (app) => app.page.tap('提交预约') },
];

const changing: readonly Step[] = [
  { name: 'open mine', run: (app) => app.open('pages/main/mine/index') },
  { name: 'open orders', run: (app) => app.page.tap('全部') },
  { name: 'open order', run: (app) => app.page.tap({ class: 'ui-card', nth: 0 }) },
  { name: 'open change', run: (app) => app.page.tap('改约') },
  { name: 'change: whole month', run: (app) => app.page.tap('看月历') },
  { name: 'change: next month', run: (app) => app.page.tap('下个月') },
  { name: 'change: day', run: (app) => app.page.tap({ class: 'ui-day--free', nth: -1 }) },
  { name: 'change: time', run: (app) => app.page.tap(freeTime(app)) },
  { name: 'change', run: (app) => app.page.tap('确认改约') },
];

const cancelling: readonly Step[] = [
  { name: 'open cancel', run: (app) => app.page.tap('取消预约') },
  { name: 'cancel: reason', run: (app) => app.page.tap({ role: 'radio', label: '身体不舒服' }) },
  { name: 'cancel', run: (app) => app.page.tap('取消这次预约') },
  { name: 'cancel: sure', run: (app) => app.page.tap('确定取消') },
  { name: 'back to orders', run: (app) => app.back() },
];

/** From the first page to a cancelled appointment; each step starts where the one before ended. */
export const journey: readonly Step[] = [
  ...looking,
  ...signingIn,
  ...addingOneself,
  ...booking,
  ...changing,
  ...cancelling,
];

/** Runs the journey in parts. */
export class Walk {
  private at = 0;

  constructor(
    private readonly app: App,
    private readonly person: Traveller,
  ) {}

  /** Runs every step up to and including the named one. */
  async to(name: string): Promise<void> {
    const end = journey.findIndex((step) => step.name === name);
    if (end < this.at) throw new Error(`the journey has no step "${name}" ahead`);
    for (const step of journey.slice(this.at, end + 1)) await step.run(this.app, this.person);
    this.at = end + 1;
  }
}
