import type { App } from '../app';
import { Failure } from '../failure';
import { accepted } from './call';
import type { Calls } from './call';

function text(value: unknown, otherwise = ''): string {
  return value === undefined || value === null ? otherwise : String(value);
}

/** Characters that a button of WeChat's dialog takes (wx.showModal). */
const BUTTON_LENGTH = 4;

function buttonText(name: string, value: unknown, otherwise: string): string {
  const label = text(value, otherwise);
  if ([...label].length > BUTTON_LENGTH)
    throw new Failure(`${name} length should not larger than ${BUTTON_LENGTH} Chinese characters`);
  return label;
}

/** On both platforms only tab pages have the tab bar. */
function needTabBar({ router }: App): void {
  if (!router.stack.length || !router.isTab(router.current.path))
    throw new Failure('not TabBar page');
}

/** Titles, badges and pull-to-refresh: the same on both platforms. */
export function pageDecorationCalls(app: App): Calls {
  return {
    startPullDownRefresh: () => {
      app.router.current.refreshing = true;
      app.router.current.call('onPullDownRefresh');
    },
    stopPullDownRefresh: () => {
      app.router.current.refreshing = false;
    },
    pageScrollTo: ({ scrollTop }) => {
      app.router.current.scrollTop = Number(scrollTop ?? 0);
      app.router.current.call('onPageScroll', app.handOver({ scrollTop: Number(scrollTop ?? 0) }));
    },
    setTabBarBadge: ({ index, text: badge }) => {
      needTabBar(app);
      app.device.badges.set(Number(index), text(badge));
    },
    removeTabBarBadge: ({ index }) => {
      needTabBar(app);
      app.device.badges.delete(Number(index));
    },
    setTabBarItem: ({ index, text: label }) => {
      needTabBar(app);
      if (label !== undefined) app.device.tabLabels.set(Number(index), text(label));
    },
    setTabBarStyle: () => needTabBar(app),
    ...accepted('hideKeyboard', 'hideTabBar', 'showTabBar', 'setBackgroundColor'),
    ...accepted('showTabBarRedDot', 'hideTabBarRedDot'),
    ...accepted('setBackgroundTextStyle', 'showNavigationBarLoading', 'hideNavigationBarLoading'),
  };
}

/** WeChat's dialogs and hints. */
export function wechatInterfaceCalls(app: App): Calls {
  return {
    showModal: async (options) => {
      const choices = [buttonText('confirmText', options['confirmText'], '确定')];
      if (options['showCancel'] !== false)
        choices.push(buttonText('cancelText', options['cancelText'], '取消'));
      const title = text(options['title']);
      const content = text(options['content']);
      const choice = await app.dialogs.ask({ kind: 'modal', title, content, choices });
      return { confirm: choice === 0, cancel: choice !== 0 };
    },
    showActionSheet: async ({ itemList, alertText }) => {
      const choices = (itemList as unknown[]).map(String);
      const title = text(alertText);
      const tapIndex = await app.dialogs.ask({ kind: 'sheet', title, content: '', choices });
      if (tapIndex < 0) throw new Failure('cancel');
      return { tapIndex };
    },
    showToast: ({ title, icon }) => {
      app.device.toasts.push({ title: text(title), icon: text(icon, 'success') });
    },
    showLoading: ({ title }) => {
      app.device.loading = text(title);
    },
    hideLoading: () => {
      app.device.loading = undefined;
    },
    setNavigationBarTitle: ({ title }) => {
      app.router.current.title = text(title);
    },
    ...accepted('hideToast', 'setNavigationBarColor', 'hideHomeButton'),
  };
}

/** Alipay's dialogs and hints, under its own names and fields. */
export function alipayInterfaceCalls(app: App): Calls {
  return {
    confirm: async (options) => {
      const choices = [
        text(options['confirmButtonText'], '确定'),
        text(options['cancelButtonText'], '取消'),
      ];
      const title = text(options['title']);
      const content = text(options['content']);
      const choice = await app.dialogs.ask({ kind: 'modal', title, content, choices });
      return { confirm: choice === 0 };
    },
    alert: async (options) => {
      const choices = [text(options['buttonText'], '确定')];
      const title = text(options['title']);
      const content = text(options['content']);
      await app.dialogs.ask({ kind: 'modal', title, content, choices });
      return { success: true };
    },
    showActionSheet: async ({ items, title }) => {
      const choices = (items as unknown[]).map(String);
      const index = await app.dialogs.ask({
        kind: 'sheet',
        title: text(title),
        content: '',
        choices,
      });
      return { index };
    },
    showToast: ({ content, type }) => {
      app.device.toasts.push({ title: text(content), icon: text(type, 'none') });
    },
    showLoading: ({ content }) => {
      app.device.loading = text(content);
    },
    hideLoading: () => {
      app.device.loading = undefined;
    },
    setNavigationBar: ({ title }) => {
      if (title !== undefined) app.router.current.title = text(title);
    },
    ...accepted('hideToast', 'hideBackHome'),
  };
}
