import type { Provider } from '../server/kit/harness';
import type { App } from '../simulator/app';
import type { Target } from '../simulator/nodes';
import type { Newcomer } from './people';

/** Presses, and things typed or picked. */
export interface Effort {
  readonly taps: number;
  readonly fields: number;
}

const LIST = 'pages/main/department-list/index';
const CLINIC = 'pages/clinic/department-index/index';
const NOTICE = 'pages/booking/vaccine-notice/index';
const LOGIN = 'pages/account/login/index';
const MEMBER = 'pages/member/member-form/index';
const FORM = 'pages/booking/subscribe/index';
const DONE = 'pages/booking/subscribe-success/index';
/** Most times that a list is scrolled on. */
const MOST_TURNS = 40;

/**
 * Counts what a person does in a mini-program. A tap is each press on something, the platform's own dialogs included; a field
 * is each thing typed or picked: a date picker is one field. Scrolling and waiting count nothing.
 */
export class Counted {
  private taps = 0;
  private fields = 0;

  constructor(
    readonly app: App,
    private readonly provider: Provider,
  ) {}

  get effort(): Effort {
    return { taps: this.taps, fields: this.fields };
  }

  tap(target: Target): Promise<void> {
    this.taps += 1;
    return this.app.page.tap(target);
  }

  /** Answers the platform's own dialog. */
  answer(choice: string): Promise<void> {
    this.taps += 1;
    return this.app.answer(choice);
  }

  fill(target: Target, value: string): Promise<void> {
    this.fields += 1;
    return this.app.page.input(target, value);
  }

  /** Chooses in a native picker: a day, or one of the texts of a list. */
  pick(label: string, wanted: string): Promise<void> {
    this.fields += 1;
    const { page } = this.app;
    const face = page.find({ role: 'button', label: new RegExp(`^${label}`) });
    const range = face.closest(({ tag }) => tag === 'picker')?.attribute('range');
    const isList = Array.isArray(range) && range.length > 0;
    const value = isList ? range.indexOf(wanted) : wanted;
    if (value === -1) throw new Error(`${label} has no ${wanted}: ${String(range)}`);
    return page.change(face, { value });
  }

  /** From the card of a clinic in the list to the disclosure of a vaccine. */
  async fromCard({ clinic, vaccine }: { readonly clinic: string; readonly vaccine: string }) {
    const { app } = this;
    await app.open(LIST);
    await this.tap(await this.scrollTo({ class: 'ui-card', text: containing(clinic) }));
    expect(app.page.path).toBe(CLINIC);
    await this.tap(await this.scrollTo({ label: `预约${vaccine}` }));
  }

  /** Agrees to the disclosure, which is shown. */
  async agree(): Promise<void> {
    expect(this.app.page.path).toBe(NOTICE);
    await this.tap('已阅读，同意并继续');
  }

  /** Signs in by a code. */
  async signInByCode(mobile: string): Promise<void> {
    expect(this.app.page.path).toBe(LOGIN);
    await this.fill('11 位手机号', mobile);
    await this.tap('获取验证码');
    await this.fill('6 位数字', await this.provider.newestCode(mobile));
    await this.tap('同意并登录');
  }

  /** Signs in by the phone's own number, which the platform asks about; nothing was agreed to before. */
  async signInByPhone(): Promise<void> {
    expect(this.app.page.path).toBe(LOGIN);
    await this.tap('同意协议并一键登录');
    await this.answer('允许');
  }

  /** Adds somebody by the form, which is shown. */
  async addMember({ name, residentNumber }: Newcomer, save: string): Promise<void> {
    expect(this.app.page.path).toBe(MEMBER);
    await this.fill('与证件上的姓名一致', name);
    await this.fill('证件号码', residentNumber);
    await this.tap(save);
  }

  /** Chooses the first time of the proposed day and sends the form, which is shown. */
  async chooseAndSend(): Promise<void> {
    const { app } = this;
    expect(app.page.path).toBe(FORM);
    const notGiven = { role: 'radio', label: '没打过' };
    if (app.page.has(notGiven)) await this.tap(notGiven);
    await this.tap(this.firstTime());
    await this.tap('提交预约');
    expect(app.page.path).toBe(DONE);
  }

  /** Where several come together, their common times; else those of the day. */
  private firstTime() {
    const { page } = this.app;
    const together = page.findAll({ role: 'radio' }).filter(({ text }) => /^\d\d:\d\d/.test(text));
    const [time] = [...page.findAll({ class: 'ui-slot--open' }), ...together];
    if (!time) throw new Error(`no time to choose: ${page.text()}`);
    return time;
  }

  private async scrollTo(target: Target) {
    for (let turn = 0; turn < MOST_TURNS && !this.app.page.has(target); turn += 1)
      await this.app.page.scrollToLower();
    return this.app.page.find(target);
  }
}

const containing = (text: string): RegExp =>
  new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
