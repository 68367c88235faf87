import { act, render, screen } from '@testing-library/react';
import { leaveSite } from '@/platform/leave-site';
import { hasApp } from '@/platform/open-app/has-app';
import { runtime } from '@/platform/runtime';
import { currentRoute } from '@/routes/navigate';
import { hideAppHint, suggestApp, showAppHint } from '../app-hint-store';
import { announceJump, usePendingJump } from '../jump-store';
import { openAppHere } from '../open-app-here';
import { AppHintBar } from './app-hint-bar';
import { JumpPrompt } from './jump-prompt';

jest.mock('@/platform/leave-site', () => ({ leaveSite: jest.fn(async () => 'opened') }));
jest.mock('../open-app-here', () => ({ openAppHere: jest.fn(async () => 'opened') }));
jest.mock('@/platform/open-app/has-app', () => ({ hasApp: jest.fn(() => true) }));
jest.mock('@/routes/navigate', () => ({ currentRoute: jest.fn() }));
jest.mock('@/platform/runtime', () => ({ runtime: jest.fn() }));

const url = 'https://partner.example.com/x';
const inside = (kind: string) => jest.mocked(runtime).mockReturnValue({ kind } as never);

beforeAll(() => Object.assign(globalThis, { PRODUCT_NAME: '易苗' }));
beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(leaveSite).mockClear();
  inside('browser');
});
afterEach(() => void jest.useRealTimers());

const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));

describe('the jump prompt', () => {
  const announce = () => {
    render(<JumpPrompt />);
    act(() => announceJump({ url, name: '合作机构', at: Date.now() + 3000 }));
  };

  test('counts down from 3 and then goes', async () => {
    announce();
    expect(screen.getByText(/3 秒后前往“合作机构”/)).toBeTruthy();
    await pass(1000);
    expect(screen.getByText(/2 秒后/)).toBeTruthy();
    await pass(1999);
    expect(leaveSite).not.toHaveBeenCalled();
    await pass(1);
    expect(leaveSite).toHaveBeenCalledTimes(1);
    expect(leaveSite).toHaveBeenCalledWith(url);
  });

  test('goes at once on a tap, and once only', async () => {
    announce();
    await act(async () => screen.getByText('现在前往').click());
    await pass(5000);
    expect(leaveSite).toHaveBeenCalledTimes(1);
  });

  test('goes once where two pages are open, each with its prompt', async () => {
    render(<JumpPrompt />);
    announce();
    await pass(5000);
    expect(leaveSite).toHaveBeenCalledTimes(1);
  });

  test('stays on a tap', async () => {
    announce();
    await act(async () => screen.getByText('留在这里').click());
    await pass(5000);
    expect(leaveSite).not.toHaveBeenCalled();
  });

  test('ends with the page', async () => {
    const { unmount } = render(<JumpPrompt />);
    act(() => announceJump({ url, name: '合作机构', at: Date.now() + 3000 }));
    unmount();
    await pass(5000);
    expect(leaveSite).not.toHaveBeenCalled();
    expect(usePendingJump.getState().jump).toBeNull();
  });
});

describe('the app bar', () => {
  test('is there while its flag is set, and opens the app by the given link', async () => {
    render(<AppHintBar />);
    expect(screen.queryByText('打开应用')).toBeNull();
    act(() => showAppHint('yimiao://open?path=%2Fabout'));
    expect(screen.getByText('接种疫苗，上易苗')).toBeTruthy();
    await act(async () => screen.getByText('打开应用').click());
    expect(openAppHere).toHaveBeenCalledWith('yimiao://open?path=%2Fabout');
    act(hideAppHint);
    expect(screen.queryByText('打开应用')).toBeNull();
  });

  test('opens the app on the page that is shown', async () => {
    jest.mocked(currentRoute).mockReturnValue({ url: '/articlesDetail?articleId=7' } as never);
    render(<AppHintBar />);
    act(suggestApp);
    await act(async () => screen.getByText('打开应用').click());
    expect(openAppHere).toHaveBeenCalledWith(
      'yimiao://open?path=%2FarticlesDetail%3FarticleId%3D7',
    );
    act(hideAppHint);
  });

  test('is not offered again for a month once it was closed', async () => {
    render(<AppHintBar />);
    act(suggestApp);
    await act(async () => screen.getByRole('button', { name: '关闭应用提示' }).click());
    expect(screen.queryByText('打开应用')).toBeNull();
    act(suggestApp);
    expect(screen.queryByText('打开应用')).toBeNull();
    jest.setSystemTime(Date.now() + 31 * 86_400_000);
    act(suggestApp);
    expect(screen.getByText('打开应用')).toBeTruthy();
    act(hideAppHint);
  });

  test('is not offered where the operator has no app', () => {
    jest.mocked(hasApp).mockReturnValueOnce(false);
    render(<AppHintBar />);
    act(suggestApp);
    expect(screen.queryByText('打开应用')).toBeNull();
  });

  test.each(['app', 'wechat', 'weapp'])('never shows in %s', (kind) => {
    inside(kind);
    act(() => showAppHint());
    render(<AppHintBar />);
    expect(screen.queryByText('打开应用')).toBeNull();
  });
});
