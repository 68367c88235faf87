import { useEffect } from 'react';

const storage = new Map<string, unknown>();

type Handler = (...args: unknown[]) => unknown;

/** A page hook that runs its handler when the component appears, as onLoad and onShow do. */
const onAppear = (handler: Handler): void => {
  // Page hooks run once per page.
  useEffect(() => void handler({}), []);
};
/** A page hook whose event tests never raise. */
const never = (_handler: Handler): void => undefined;

export const useLoad = onAppear;
export const useDidShow = onAppear;
export const useReady = onAppear;
export const useLaunch = onAppear;
export const useDidHide = never;
export const useUnload = (handler: Handler): void => {
  // Page hooks run once per page.
  useEffect(() => () => void handler(), []);
};
export const usePullDownRefresh = never;
export const useReachBottom = never;
export const usePageScroll = never;
export const useShareAppMessage = never;
export const useTabItemTap = never;
export const useError = never;
export const usePageNotFound = never;
export const useUnhandledRejection = never;

const router = { path: '/', params: {} as Record<string, string> };
export const useRouter = (): typeof router => router;
export const getCurrentInstance = (): object => ({ router, page: null, app: null });

class Events {
  private readonly handlers = new Map<string, Set<Handler>>();
  on(name: string, handler: Handler): this {
    this.handlers.set(name, (this.handlers.get(name) ?? new Set()).add(handler));
    return this;
  }
  off(name?: string, handler?: Handler): this {
    if (name === undefined) this.handlers.clear();
    else if (handler) this.handlers.get(name)?.delete(handler);
    else this.handlers.delete(name);
    return this;
  }
  once(name: string, handler: Handler): this {
    const run: Handler = (...args) => {
      this.off(name, run);
      return handler(...args);
    };
    return this.on(name, run);
  }
  trigger(name: string, ...args: unknown[]): this {
    for (const handler of [...(this.handlers.get(name) ?? [])]) handler(...args);
    return this;
  }
}

const ok = (): jest.Mock => jest.fn(() => Promise.resolve({ errMsg: 'ok' }));

/**
 * `@tarojs/taro` for unit tests: storage works, everything else is a mock that succeeds and whose answer a test sets
 * with `jest.mocked(Taro.request).mockResolvedValue(…)`.
 */
const Taro = {
  useLoad,
  useDidShow,
  useReady,
  useLaunch,
  useDidHide,
  useUnload,
  usePullDownRefresh,
  useReachBottom,
  usePageScroll,
  useShareAppMessage,
  useTabItemTap,
  useRouter,
  getCurrentInstance,
  getCurrentPages: jest.fn(() => []),
  Events,
  eventCenter: new Events(),
  getEnv: () => 'WEB',
  ENV_TYPE: { WEB: 'WEB', WEAPP: 'WEAPP', ALIPAY: 'ALIPAY' },
  getStorageSync: (key: string) => storage.get(key) ?? '',
  setStorageSync: (key: string, value: unknown) => void storage.set(key, value),
  removeStorageSync: (key: string) => void storage.delete(key),
  clearStorageSync: () => storage.clear(),
  getStorageInfoSync: () => ({ keys: [...storage.keys()], currentSize: 0, limitSize: 10240 }),
  getStorage: ({ key }: { key: string }) =>
    storage.has(key)
      ? Promise.resolve({ data: storage.get(key) })
      : Promise.reject(new Error('getStorage:fail data not found')),
  setStorage: ({ key, data }: { key: string; data: unknown }) =>
    Promise.resolve(void storage.set(key, data)),
  removeStorage: ({ key }: { key: string }) => Promise.resolve(void storage.delete(key)),
  getSystemInfoSync: () => ({ windowWidth: 375, windowHeight: 724, language: 'zh_CN' }),
  getWindowInfo: () => ({ windowWidth: 375, windowHeight: 724 }),
  getAppBaseInfo: () => ({ language: 'zh_CN', theme: 'light' }),
  canIUse: () => true,
  nextTick: (run: () => void) => void setTimeout(run),
  request: jest.fn(() => Promise.resolve({ statusCode: 200, data: {}, header: {} })),
  uploadFile: ok(),
  downloadFile: ok(),
  navigateTo: ok(),
  redirectTo: ok(),
  reLaunch: ok(),
  switchTab: ok(),
  navigateBack: ok(),
  showToast: ok(),
  hideToast: ok(),
  showLoading: ok(),
  hideLoading: ok(),
  showModal: jest.fn(() => Promise.resolve({ confirm: true, cancel: false })),
  showActionSheet: jest.fn(() => Promise.resolve({ tapIndex: 0 })),
  setNavigationBarTitle: ok(),
  setTabBarBadge: ok(),
  removeTabBarBadge: ok(),
  pageScrollTo: ok(),
  stopPullDownRefresh: ok(),
  getLocation: jest.fn(() => Promise.resolve({ latitude: 31.23, longitude: 121.47 })),
  openLocation: ok(),
  makePhoneCall: ok(),
  setClipboardData: ok(),
  getNetworkType: jest.fn(() => Promise.resolve({ networkType: 'wifi' })),
  onNetworkStatusChange: jest.fn(),
  offNetworkStatusChange: jest.fn(),
  chooseImage: ok(),
  previewImage: ok(),
  scanCode: ok(),
  login: jest.fn(() => Promise.resolve({ code: 'code' })),
  requestSubscribeMessage: ok(),
};

export const { eventCenter, getStorageSync, setStorageSync, removeStorageSync, nextTick } = Taro;

export default Taro;
