import { useRouter } from '@tarojs/taro';
import { act, render, screen } from '@testing-library/react';
import { appBridge } from '@/platform/app-bridge';
import { launchLinkOf } from '@/platform/app-bridge/launch-link';
import { goToStore, openApp } from '@/platform/open-app';
import { hasApp } from '@/platform/open-app/has-app';
import { runtime } from '@/platform/runtime';
import { engine } from '@/routes/engine';
import AppPublicity from './app-publicity';
import DownloadApp from './download-app';
import OpenApp from './open-app';
import PartnerRedirect from './partner-redirect';
import XdmPrivacy from './xdm-privacy';
import XdmRegister from './xdm-register';

jest.mock('@/platform/app-bridge', () => ({
  appBridge: { launchLink: jest.fn(), close: jest.fn() },
}));
jest.mock('@/platform/open-app', () => ({
  goToStore: jest.fn(),
  openApp: jest.fn(),
}));
jest.mock('@/platform/open-app/has-app', () => ({ hasApp: jest.fn(() => true) }));
jest.mock('@/platform/runtime', () => ({ runtime: jest.fn() }));
jest.mock('@/routes/engine', () => ({
  engine: {
    go: jest.fn(async () => 'done'),
    back: jest.fn(async () => 'done'),
    current: jest.fn(() => ({ url: '/ymApp/openYmAppBlank' })),
  },
}));

const inside = (kind: string) => jest.mocked(runtime).mockReturnValue({ kind } as never);
const urls = () => jest.mocked(engine.go).mock.calls.map(([url]) => url);
const press = (text: string) => act(async () => screen.getAllByText(text).at(-1)?.click());
const show = (page: React.ReactElement) => act(async () => void render(page));

beforeAll(() => Object.assign(globalThis, { PRODUCT_NAME: '易苗' }));
beforeEach(() => {
  jest.clearAllMocks();
  inside('browser');
  jest
    .mocked(appBridge.launchLink)
    .mockImplementation(async (code) => launchLinkOf('yimiao', code));
  jest.mocked(appBridge.close).mockResolvedValue();
  Object.assign(useRouter(), { params: {} });
});

describe('the page that opens the app', () => {
  test('does so at once, and offers the download where it is missing', async () => {
    jest.mocked(openApp).mockResolvedValueOnce('missing');
    Object.assign(useRouter(), { params: { redirect: '/about' } });
    await show(<OpenApp />);
    expect(openApp).toHaveBeenCalledTimes(1);
    expect(jest.mocked(openApp).mock.calls[0]?.[0]).toBe('yimiao://open?path=%2Fabout');
    await press('下载应用');
    expect(goToStore).toHaveBeenCalledTimes(1);
    await press('在网页中继续');
    expect(urls()).toEqual(['/about']);
  });

  test.each([
    ['leads a user who stays to the store', '/ymApp/openYmAppBlank', 1],
    ['leaves a user who has gone on where they are', '/about', 0],
  ])('%s', async (_name, url, stores) => {
    jest.mocked(openApp).mockResolvedValueOnce('missing');
    await show(<OpenApp />);
    const fallback = jest.mocked(openApp).mock.calls[0]?.[1]?.fallback as () => void;
    jest.mocked(engine.current).mockReturnValueOnce({ url } as never);
    fallback();
    expect(goToStore).toHaveBeenCalledTimes(stores);
  });

  test('says when the app is open, and can open it again', async () => {
    jest.mocked(openApp).mockResolvedValue('opened');
    await show(<OpenApp />);
    expect(screen.getByText('应用已打开')).toBeTruthy();
    await press('再试一次');
    expect(openApp).toHaveBeenCalledTimes(2);
  });

  test('in the app goes on instead', async () => {
    inside('app');
    Object.assign(useRouter(), { params: { redirect: '/about' } });
    await show(<OpenApp />);
    expect(openApp).not.toHaveBeenCalled();
    expect(urls()).toEqual(['/about']);
  });

  test.each([
    ['opened', true, []],
    ['missing', false, ['/about']],
  ] as const)('in the app, for an outside user, the app is launched: %s', async (...row) => {
    const [outcome, closes, gone] = row;
    inside('app');
    jest.mocked(openApp).mockResolvedValueOnce(outcome);
    Object.assign(useRouter(), { params: { redirect: '/about', outUserCode: 'card-17' } });
    await show(<OpenApp />);
    const link = 'yimiao://launch?type=10000&outUserCode=card-17';
    expect(openApp).toHaveBeenCalledWith(link, expect.anything());
    expect(appBridge.close).toHaveBeenCalledTimes(closes ? 1 : 0);
    expect(urls()).toEqual(gone);
  });

  test('in the app a code that no outside system could have launches nothing', async () => {
    inside('app');
    Object.assign(useRouter(), { params: { redirect: '/about', outUserCode: 'a&type=1' } });
    await show(<OpenApp />);
    expect(openApp).not.toHaveBeenCalled();
    expect(urls()).toEqual(['/about']);
  });

  test('in a messaging app tells how to go on in a browser', async () => {
    inside('wechat');
    await show(<OpenApp />);
    expect(openApp).not.toHaveBeenCalled();
    expect(screen.getByText('请点右上角，在浏览器中打开')).toBeTruthy();
  });
});

test('the download page leads to the store at once, except in a messaging app', async () => {
  await show(<DownloadApp />);
  expect(goToStore).toHaveBeenCalledTimes(1);
  inside('wechat');
  await show(<DownloadApp />);
  expect(goToStore).toHaveBeenCalledTimes(1);
});

test('the page about the app opens or downloads it', async () => {
  await show(<AppPublicity />);
  await press('打开应用');
  await press('下载应用');
  expect(urls()).toEqual(['/ymApp/openYmAppBlank', '/ymApp/downYmAppBlank']);
});

test('without an app of the operator’s, no page leads to one', async () => {
  jest.mocked(hasApp).mockReturnValue(false);
  for (const PageOf of [OpenApp, DownloadApp, AppPublicity]) await show(<PageOf />);
  expect(screen.getAllByText('现在只有网页版')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: '下载应用' })).toBeNull();
  expect(openApp).not.toHaveBeenCalled();
  expect(goToStore).not.toHaveBeenCalled();
  jest.mocked(hasApp).mockReturnValue(true);
});

test('a partner entry that hangs offers the way home after 3 s', async () => {
  jest.useFakeTimers();
  jest.mocked(engine.go).mockReturnValueOnce(new Promise(() => undefined));
  Object.assign(useRouter(), { params: { partner: 'wst', redirect: '/about' } });
  await show(<PartnerRedirect />);
  expect(urls()).toEqual(['/about']);
  expect(screen.queryByText('去首页')).toBeNull();
  await act(async () => void (await jest.advanceTimersByTimeAsync(3000)));
  await press('去首页');
  expect(urls()).toEqual(['/about', '/home']);
  jest.useRealTimers();
});

test('registration from xdm is a login that leads back, with the privacy beside it', async () => {
  await show(<XdmRegister />);
  await press('注册或登录');
  await press('先看看合作应用中的隐私说明');
  expect(urls()).toEqual(['/login?redirect=%2Fhome&uFrom=xdm', '/xdmPrivacy']);
});

test('privacy inside xdm leads to the whole policy and back', async () => {
  await show(<XdmPrivacy />);
  await press('查看隐私政策全文');
  expect(urls()).toEqual(['/privacyMange']);
  await press('知道了');
  expect(engine.back).toHaveBeenCalledWith(1);
});
