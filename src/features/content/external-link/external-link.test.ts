import { renderHook } from '@testing-library/react';
import { ApiError } from '@/http/failure/api-error';
import { request } from '@/http/request';
import { askBefore } from '@/routes/guards';
import { toast } from '@/platform/feedback';
import { leaveSite } from '@/platform/leave-site';
import { localEntries } from '@/storage/storage';
import { WHITE_URL_KEY } from '@/storage/stored-entry';
import { hideAppHint, resetAppHintOnNavigation, showAppHint, useAppHint } from './app-hint-store';
import { useJumpFollower, usePendingJump } from './jump-store';
import { jumpTo } from './jump-to';
import { useWhiteUrls, whiteUrls } from './white-urls';

jest.mock('@/routes/navigate', () => ({ currentRoute: jest.fn() }));
jest.mock('@/platform/feedback', () => ({ toast: jest.fn() }));
jest.mock('@/http/request', () => ({ request: jest.fn() }));
jest.mock('@/platform/leave-site', () => ({ leaveSite: jest.fn(async () => 'opened') }));

const NOW = 1_800_000_000_000;
const WhiteUrlLists = [
  { url: 'https://activity.example.com', name: '活动', type: 1 },
  { url: 'https://partner.example.com', name: '合作机构', type: 2 },
];

const answer = (list: unknown = WhiteUrlLists) =>
  jest.mocked(request).mockResolvedValueOnce({ WhiteUrlLists: list } as never);

let now: jest.SpyInstance<number, []>;
beforeEach(() => {
  now = jest.spyOn(Date, 'now').mockReturnValue(NOW);
  jest.mocked(request).mockClear();
  jest.mocked(toast).mockClear();
  jest.mocked(leaveSite).mockClear();
  localEntries.remove(WHITE_URL_KEY);
});
afterEach(() => now.mockRestore());

describe('the white list', () => {
  test('is asked for once in half a day', async () => {
    answer();
    await expect(whiteUrls()).resolves.toEqual(WhiteUrlLists);
    expect(useWhiteUrls.getState().whiteUrlLists).toEqual(WhiteUrlLists);
    now.mockReturnValue(NOW + 43_200_000);
    await whiteUrls();
    expect(request).toHaveBeenCalledTimes(1);
    now.mockReturnValue(NOW + 43_200_001);
    answer([]);
    await expect(whiteUrls()).resolves.toEqual([]);
    expect(request).toHaveBeenCalledTimes(2);
  });

  test('kept in the older format, as an array, is asked for anew', async () => {
    localEntries.write(WHITE_URL_KEY, { val: WhiteUrlLists });
    answer([]);
    await expect(whiteUrls()).resolves.toEqual([]);
  });
});

describe('a jump', () => {
  test('of type 1 is made at once', async () => {
    answer();
    await expect(jumpTo('activity.example.com/x')).resolves.toBe('direct');
    expect(leaveSite).toHaveBeenCalledWith('https://activity.example.com/x');
  });

  test('of type 2 is announced for 3 s later', async () => {
    renderHook(() => useJumpFollower());
    answer();
    await expect(jumpTo('https://partner.example.com/x')).resolves.toBe('prompt');
    expect(leaveSite).not.toHaveBeenCalled();
    expect(usePendingJump.getState().jump).toEqual({
      url: 'https://partner.example.com/x',
      name: '合作机构',
      at: NOW + 3000,
    });
  });

  test('to what is no address is logged and goes nowhere', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    answer();
    await expect(jumpTo('javascript:alert(1)')).resolves.toBe('invalid');
    expect(log.mock.calls.join()).toContain('url is not a valid url');
    expect(leaveSite).not.toHaveBeenCalled();
    log.mockRestore();
  });

  test('goes nowhere when the address is not listed, which it says, or the list cannot be read, which the call says', async () => {
    answer();
    await expect(jumpTo('https://evil.example')).resolves.toBe('unlisted');
    localEntries.remove(WHITE_URL_KEY);
    jest.mocked(request).mockRejectedValueOnce(new ApiError({ kind: 'network', msg: '' }));
    await expect(jumpTo('https://activity.example.com')).resolves.toBe('unread');
    expect(toast).toHaveBeenCalledTimes(1);
    expect(leaveSite).not.toHaveBeenCalled();
  });

  test('of a mini-program leaves the address in the clipboard, and says so', async () => {
    jest.mocked(leaveSite).mockResolvedValueOnce('copied');
    answer();
    await jumpTo('https://activity.example.com');
    expect(toast).toHaveBeenCalledWith('链接已复制，请在浏览器中打开');
  });
});

test('the app bar shows when its flag is set, and the next navigation resets it', async () => {
  const end = resetAppHintOnNavigation();
  hideAppHint();
  showAppHint('yimiao://open?path=%2Fhome');
  expect(useAppHint.getState()).toEqual({
    appHintShow: true,
    appHintAppLink: 'yimiao://open?path=%2Fhome',
  });
  const to = { name: 'about', url: '/about', query: {}, known: true } as const;
  await expect(askBefore({ to, from: undefined, kind: 'push' })).resolves.toBeUndefined();
  expect(useAppHint.getState()).toEqual({
    appHintShow: false,
    appHintAppLink: '',
  });
  end();
});
