import Taro from '@tarojs/taro';
import { copyText } from '@/platform/clipboard';
import { sharing as inBrowser } from './index.h5';
import { miniShare as inMini } from './mini';

jest.mock('@/platform/clipboard', () => ({ copyText: jest.fn() }));
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: { showShareMenu: jest.fn() },
  useShareAppMessage: jest.fn(),
  useShareTimeline: jest.fn(),
}));

const post = { title: '流感疫苗', path: '/vaccineDetalis?vaccId=9' };
const agent = jest.spyOn(window.navigator, 'userAgent', 'get');
function browserShare(share: unknown) {
  Object.defineProperty(window.navigator, 'share', { configurable: true, value: share });
}

beforeEach(() => {
  agent.mockReturnValue('Mozilla/5.0 Chrome');
  browserShare(undefined);
  jest.mocked(copyText).mockResolvedValue(true);
});

test('a browser with a share sheet gets the full link', async () => {
  const share = jest.fn().mockResolvedValue(undefined);
  browserShare(share);
  await expect(inBrowser.share(post)).resolves.toBe('shared');
  expect(share).toHaveBeenCalledWith({
    title: '流感疫苗',
    url: 'http://localhost/#/vaccineDetalis?vaccId=9',
  });
});

test('closing the sheet is a cancellation and copies nothing', async () => {
  browserShare(jest.fn().mockRejectedValue(Object.assign(new Error(), { name: 'AbortError' })));
  await expect(inBrowser.share(post)).resolves.toBe('cancelled');
});

test('without a sheet the link is copied, and a forbidden clipboard is a failure', async () => {
  await expect(inBrowser.share(post)).resolves.toBe('copied');
  jest.mocked(copyText).mockResolvedValue(false);
  await expect(inBrowser.share(post)).resolves.toBe('failed');
});

test('in a messaging app its own menu shares', async () => {
  agent.mockReturnValue('MicroMessenger/8.0');
  await expect(inBrowser.share(post)).resolves.toBe('menu');
});

test('on a mini-program the menu shares, even where it cannot be shown by call', async () => {
  jest.mocked(Taro.showShareMenu).mockRejectedValue(new Error());
  await expect(inMini.share(post)).resolves.toBe('menu');
});
