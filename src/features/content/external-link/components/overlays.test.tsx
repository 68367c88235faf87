import { act, render, screen } from '@testing-library/react';
import { loadChunk } from '@/platform/chunk/load-chunk.h5';
import { toast } from '@/platform/feedback';
import { leaveSite } from '@/platform/leave-site';
import { jumpTo } from '../jump-to';
import { announceJump, usePendingJump } from '../jump-store';
import { Overlays } from './overlays';

jest.mock('@/platform/chunk/load-chunk.h5', () => ({ loadChunk: jest.fn() }));
jest.mock('@/platform/feedback', () => ({ toast: jest.fn() }));
jest.mock('@/platform/leave-site', () => ({ leaveSite: jest.fn(async () => 'opened') }));
jest.mock('@/platform/runtime', () => ({ runtime: () => ({ kind: 'browser' }) }));
jest.mock('@/routes/navigate', () => ({ currentRoute: jest.fn() }));
jest.mock('../white-urls', () => ({
  whiteUrls: async () => [{ url: 'https://partner.example.com', name: '合作机构', type: 2 }],
}));
Object.assign(globalThis, { PRODUCT_NAME: '易苗' });

const MISSING = '链接没有打开，请检查网络后再点一次';
const tapLink = () => act(async () => void (await jumpTo('https://partner.example.com/x')));
const succeed = (): void => void jest.mocked(loadChunk).mockImplementation((load) => load());

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(toast).mockClear();
  jest.mocked(leaveSite).mockClear();
  act(() => announceJump(null));
});
afterEach(() => void jest.useRealTimers());

test('code that fails to load is said so, and asked for again by the next tap on the link', async () => {
  jest.mocked(loadChunk).mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
  render(<Overlays />);
  await tapLink();
  expect(toast).toHaveBeenCalledWith(MISSING);
  expect(usePendingJump.getState().jump).toBeNull();
  succeed();
  await tapLink();
  expect(screen.getByText(/3 秒后前往“合作机构”/)).toBeTruthy();
  expect(toast).toHaveBeenCalledTimes(1);
  await act(async () => void (await jest.advanceTimersByTimeAsync(3000)));
  expect(leaveSite).toHaveBeenCalledWith('https://partner.example.com/x');
});

test('code that comes late shows the countdown from its beginning', async () => {
  let arrive = (): void => undefined;
  jest.mocked(loadChunk).mockImplementation(async (load) => {
    await new Promise<void>((resolve) => (arrive = resolve));
    return load();
  });
  render(<Overlays />);
  await tapLink();
  await act(async () => void (await jest.advanceTimersByTimeAsync(5000)));
  await act(async () => arrive());
  expect(screen.getByText(/3 秒后前往/)).toBeTruthy();
  expect(leaveSite).not.toHaveBeenCalled();
});

test('the code is loaded once, though the countdown begins anew when it has arrived', async () => {
  jest.mocked(loadChunk).mockClear();
  succeed();
  render(<Overlays />);
  await tapLink();
  expect(screen.getByText(/3 秒后前往/)).toBeTruthy();
  expect(loadChunk).toHaveBeenCalledTimes(1);
});

test('a link that is tapped before the overlays’ own code has arrived says what to do', async () => {
  await tapLink();
  expect(toast).toHaveBeenCalledWith(MISSING);
  expect(usePendingJump.getState().jump).toBeNull();
});
