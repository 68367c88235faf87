import type { Engine } from './engine-types';
import { takeIntent } from './mini/intent';

const HOME = { route: 'pages/main/home/index', options: {} };
const pages: { route: string; options: Record<string, string> }[] = [HOME];
const mockNative = {
  getCurrentPages: () => pages,
  navigateTo: jest.fn<Promise<void>, [{ url: string }]>(),
  navigateBack: jest.fn<Promise<void>, [{ delta: number }]>(),
  onAppShow: jest.fn(),
};
jest.mock('@tarojs/taro', () => ({ __esModule: true, default: mockNative }));
Object.assign(globalThis, { APP_ENV: 'live' });

/** The engine of mini-programs: an import without the extension is that of the H5 site. */
const { engine } = jest.requireActual<{ readonly engine: Engine }>('./engine.ts');

/** The platform's answers, which the test gives. */
function pending(call: jest.Mock<Promise<void>>): (() => void)[] {
  const answers: (() => void)[] = [];
  call.mockReset();
  call.mockImplementation(() => new Promise<void>((resolve) => void answers.push(resolve)));
  return answers;
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** The platform shows a page on top, as `lifecycle.ts` hears of it. */
function show(route: string, options: Record<string, string> = {}): void {
  pages.push({ route, options });
  takeIntent();
}

/** A page that the platform reports as opened; whether it is on top yet is the test's to say. */
async function opened(url: string): Promise<string> {
  const answers = pending(mockNative.navigateTo);
  const going = engine.go(url, 'push');
  await settled();
  answers[0]?.();
  return going;
}

let time = 0;

beforeEach(() => {
  pages.splice(0, pages.length, HOME);
  takeIntent();
  time += 10_000;
  jest.spyOn(Date, 'now').mockImplementation(() => time);
});

test('two taps on a link open its page once', async () => {
  const answers = pending(mockNative.navigateTo);
  const first = engine.go('/about', 'push');
  await settled();
  expect(await engine.go('/about', 'push')).toBe('superseded');
  expect(mockNative.navigateTo).toHaveBeenCalledTimes(1);
  answers[0]?.();
  expect(await first).toBe('done');
});

test('another page opens while one is being opened', async () => {
  pending(mockNative.navigateTo);
  void engine.go('/about', 'push');
  await settled();
  void engine.go('/feedback', 'push');
  await settled();
  expect(mockNative.navigateTo).toHaveBeenCalledTimes(2);
});

test('two taps on back go back once, and a later one again', async () => {
  pages.push({ route: 'pages/a', options: {} }, { route: 'pages/b', options: {} });
  const answers = pending(mockNative.navigateBack);
  const first = engine.back(1);
  expect(await engine.back(1)).toBe('superseded');
  pages.pop();
  answers[0]?.();
  expect(await first).toBe('done');
  void engine.back(1);
  expect(mockNative.navigateBack).toHaveBeenCalledTimes(2);
});

test('a tap on a link whose page is reported as opened but not shown yet opens it no second time', async () => {
  expect(await opened('/feedback')).toBe('done');
  expect(await engine.go('/feedback', 'push')).toBe('superseded');
  expect(mockNative.navigateTo).toHaveBeenCalledTimes(1);
});

test('a tap on a link whose page has come on top meanwhile opens it no second time', async () => {
  await opened('/vaccineDetalis?vaccId=3&regionCode=44');
  show('pages/catalogue/vaccine-detail/index', { regionCode: '44', vaccId: '3' });
  expect(await engine.go('/vaccineDetalis?vaccId=3&regionCode=44', 'push')).toBe('done');
  expect(mockNative.navigateTo).toHaveBeenCalledTimes(1);
  void engine.go('/vaccineDetalis?vaccId=4', 'push');
  await settled();
  expect(mockNative.navigateTo).toHaveBeenCalledTimes(2);
});

test('a page opens again as soon as the person is back from it', async () => {
  await opened('/about');
  show('pages/misc/about/index');
  pages.pop();
  void engine.go('/about', 'push');
  await settled();
  expect(mockNative.navigateTo).toHaveBeenCalledTimes(2);
});

test('a link works again at once where its page could not be opened, and after a second where none was shown', async () => {
  mockNative.navigateTo.mockReset().mockRejectedValueOnce(new Error('no page'));
  expect(await engine.go('/about', 'push')).toBe('failed');
  expect(await opened('/about')).toBe('done');
  time += 1_000;
  void engine.go('/about', 'push');
  await settled();
  expect(mockNative.navigateTo).toHaveBeenCalledTimes(2);
});

test('a tap on a page that is reported as left but still on top goes back no second time', async () => {
  pages.push({ route: 'pages/a', options: {} }, { route: 'pages/b', options: {} });
  mockNative.navigateBack.mockReset().mockResolvedValue();
  expect(await engine.back(1)).toBe('done');
  expect(await engine.back(1)).toBe('superseded');
  pages.pop();
  expect(await engine.back(1)).toBe('done');
  expect(mockNative.navigateBack).toHaveBeenCalledTimes(2);
});

test('a refused way back is no error of the caller, and the next one is tried', async () => {
  pages.push({ route: 'pages/a', options: {} });
  mockNative.navigateBack.mockReset().mockRejectedValueOnce(new Error('busy')).mockResolvedValue();
  expect(await engine.back(1)).toBe('failed');
  expect(await engine.back(1)).toBe('done');
});

test('the pages below are named, the nearest last', () => {
  show('pages/catalogue/vaccine-detail/index', { vaccId: '3' });
  show('pages/main/mine/index');
  expect(engine.below().map(({ url }) => url)).toEqual(['/home', '/vaccineDetalis?vaccId=3']);
});
