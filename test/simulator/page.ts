import type { App } from './app';
import { messageCard, momentsCard } from './cards';
import type { Card } from './cards';
import { remember, submitAt, toggleAt } from './controls';
import { listensFor, raise } from './events';
import { mirrorAttributes } from './mirror';
import { only, plain, search } from './nodes';
import type { PageNode, Target } from './nodes';
import { openTypeAt } from './open-types';
import type { PageHost } from './page-host';

/** The node with the keyboard focus, per app. */
const focused = new WeakMap<App, PageNode>();

/** The visible page, as a person uses it. Every action waits until the app has settled. */
export class Page {
  constructor(
    private readonly app: App,
    private readonly host: PageHost,
  ) {}

  /** Path without leading slash, e.g. `pages/home/index`. */
  get path(): string {
    return this.host.path;
  }

  /** Query as the platform passed it. */
  get query(): Record<string, string> {
    return this.host.query;
  }

  get title(): string {
    return this.host.title;
  }

  /** The page's DOM with the template attributes mirrored, for @testing-library/dom queries. */
  get dom(): HTMLElement {
    mirrorAttributes(this.host.dom);
    return this.host.dom;
  }

  /** All text of the page, white space collapsed. */
  text(): string {
    return plain(this.host.dom.textContent ?? '');
  }

  has(target: Target): boolean {
    return search(this.host.dom, target).length > 0;
  }

  /** First match; throws, showing the page's text, when there is none. */
  find(target: Target): PageNode {
    return only(this.host.dom, target);
  }

  findAll(target: Target): PageNode[] {
    return search(this.host.dom, target);
  }

  /** Taps; bubbles like a finger's tap and triggers native buttons, labels and switches. */
  async tap(target: Target): Promise<void> {
    const node = this.reach(target);
    const button = node.closest((each) => each.tag === 'button' || each.tag === 'switch');
    this.blur();
    this.app.device.touched = true;
    if (!button?.disabled) {
      raise(this.app, node, 'tap');
      toggleAt(this.app, node);
      submitAt(this.app, node);
      openTypeAt(this.app, node);
      this.focusAt(node);
    }
    await this.app.settle();
    this.app.device.touched = false;
  }

  async longPress(target: Target): Promise<void> {
    raise(this.app, this.reach(target), this.app.platform === 'alipay' ? 'longtap' : 'longpress');
    await this.app.settle();
  }

  /** Types: the field gets focus and then holds `value`. It blurs with the next touch elsewhere. */
  async input(target: Target, value: string): Promise<void> {
    const node = this.field(target);
    if (node.disabled)
      throw new Error(`${node.label || node.tag} is disabled: nobody can type there`);
    if (focused.get(this.app)?.dom !== node.dom) this.blur();
    this.focusAt(node);
    const limit = Number(node.attribute('maxlength') ?? -1);
    const retained = limit > 0 ? [...value].slice(0, limit).join('') : value;
    remember(node, retained);
    raise(this.app, node, 'input', { value: retained, cursor: retained.length, keyCode: 0 });
    await this.app.settle();
  }

  /** The keyboard's confirm key. */
  async confirm(target: Target): Promise<void> {
    const node = this.field(target);
    raise(this.app, node, 'confirm', { value: String(node.attribute('value') ?? '') });
    await this.app.settle();
  }

  /** Change event of a picker, switch, slider, group …: `detail` as the platform sends it. */
  async change(target: Target, detail: { value: unknown }): Promise<void> {
    const node = this.reach(target);
    const control = node.closest((each) => listensFor(each, 'change') !== undefined);
    if (!control) throw new Error(`nothing around "${node.text}" listens for change`);
    remember(control, detail.value);
    raise(this.app, control, 'change', detail);
    await this.app.settle();
  }

  /** Any other native event, by its name without `bind`/`on`, in any case. */
  async fire(target: Target, event: string, detail: unknown = {}): Promise<void> {
    const node = this.reach(target);
    const listener = node.closest((each) => listensFor(each, event) !== undefined);
    if (!listener) throw new Error(`nothing around "${node.text}" listens for ${event}`);
    raise(this.app, listener, event, detail);
    await this.app.settle();
  }

  /** Scrolls a ScrollView to its end, or the page itself when there is no target. */
  async scrollToLower(target?: Target): Promise<void> {
    if (target) return this.fire(target, 'scrolltolower', { direction: 'bottom' });
    this.host.call('onReachBottom');
    await this.app.settle();
  }

  /** Scrolls the page to `top` px. */
  async scrollTo(top: number): Promise<void> {
    this.host.scrollTop = top;
    this.app.watches.check();
    this.host.call('onPageScroll', this.app.handOver({ scrollTop: top, scrollHeight: 5000 }));
    await this.app.settle();
  }

  /** Pulls the page down; throws if the page has not enabled that. */
  async pullDown(): Promise<void> {
    const { enablePullDownRefresh, pullRefresh } = this.host.json;
    if (!enablePullDownRefresh && !pullRefresh) {
      throw new Error(`${this.path} has no enablePullDownRefresh`);
    }
    this.host.refreshing = true;
    this.host.call('onPullDownRefresh');
    await this.app.settle();
  }

  /** Whether the pull-to-refresh spinner is still shown. */
  get refreshing(): boolean {
    return this.host.refreshing;
  }

  /** Chooses "send to a friend" in the menu; returns the card, or throws if it would open no page. */
  share(): Card {
    return messageCard(this.app, this.host);
  }

  /** Chooses "share to moments"; undefined where the menu does not offer that. */
  shareToMoments(): Card | undefined {
    return momentsCard(this.app, this.host);
  }

  private reach(target: Target): PageNode {
    const dialog = this.app.dialogs.open;
    if (dialog)
      throw new Error(`the ${dialog.kind} "${dialog.title}${dialog.content}" is in the way`);
    if (this.app.router.current !== this.host) throw new Error(`${this.path} is not in front`);
    return this.find(target);
  }

  private field(target: Target): PageNode {
    const node = this.reach(target);
    const isField = (each: PageNode): boolean => each.tag === 'input' || each.tag === 'textarea';
    const within = (each: PageNode): PageNode[] => [
      ...each.findAll({ tag: 'input' }),
      ...each.findAll({ tag: 'textarea' }),
    ];
    // A label names the text field next to it.
    const around = node.closest((each) => within(each).length > 0);
    const [neighbours] = around ? within(around) : [];
    const field = isField(node) ? node : neighbours;
    if (!field) throw new Error(`"${node.label || node.text}" is no input`);
    return field;
  }

  private focusAt(node: PageNode): void {
    if (node.tag !== 'input' && node.tag !== 'textarea') return;
    if (focused.get(this.app)?.dom === node.dom) return;
    focused.set(this.app, node);
    raise(this.app, node, 'focus', { value: String(node.attribute('value') ?? ''), height: 0 });
  }

  private blur(): void {
    const node = focused.get(this.app);
    if (!node) return;
    focused.delete(this.app);
    if (!node.dom.isConnected) return;
    raise(this.app, node, 'blur', { value: String(node.attribute('value') ?? ''), cursor: 0 });
  }
}
