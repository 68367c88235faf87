import type { Locator } from 'playwright-core';
import type { Visitor } from './visitor';
import { arrive } from './booking-steps';

/** What a person did: presses, and things typed or picked. */
export interface Effort {
  readonly taps: number;
  readonly fields: number;
}

/**
 * Counts what a person does. A tap is each press on something; a field is each thing typed or picked: a date picker is one field.
 * Scrolling and waiting count nothing.
 */
export class Counted {
  private taps = 0;
  private fields = 0;

  constructor(readonly visitor: Visitor) {}

  get effort(): Effort {
    return { taps: this.taps, fields: this.fields };
  }

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.click();
  }

  /** Presses a button of the visible page, by its name. */
  press(name: string | RegExp): Promise<void> {
    const exact = typeof name === 'string';
    return this.tap(this.visitor.shown().getByRole('button', { name, exact }));
  }

  /** Types or picks something by the label of its field. */
  async fill(label: string, value: string): Promise<void> {
    this.fields += 1;
    const field = this.visitor.shown().getByLabel(label, { exact: true });
    await field.fill(value);
  }

  /** Agrees to the disclosure, which is shown. */
  async agree(): Promise<void> {
    await arrive(this.visitor, '/vaccineNotice');
    await this.press('已阅读，同意并继续');
  }

  /** Signs in by a code. @param newestCode reads the code that was sent */
  async signIn(mobile: string, newestCode: (mobile: string) => Promise<string>): Promise<void> {
    await arrive(this.visitor, '/login');
    await this.fill('手机号', mobile);
    await this.press('获取验证码');
    await this.visitor.shown().getByText('秒后重发').waitFor();
    await this.fill('短信验证码', await newestCode(mobile));
    const consent = this.visitor.page.getByRole('alertdialog');
    await this.tap(consent.getByRole('button', { name: '同意并登录' }));
  }

  /** Adds somebody by the form, which is shown. */
  async addMember(name: string, documentNumber: string, save: string): Promise<void> {
    await arrive(this.visitor, '/fillmemberInfo');
    await this.fill('姓名', name);
    await this.fill('证件号码', documentNumber);
    await this.press(save);
  }

  /** Chooses the first time of the proposed day and sends the form, which is shown. */
  async chooseAndSend(times: Locator): Promise<void> {
    await times.first().waitFor();
    await this.tap(times.first());
    await this.visitor.settle();
    await this.press('提交预约');
    await arrive(this.visitor, '/subscribeSuccess');
  }
}
