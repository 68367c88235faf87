import { act, render, screen } from '@testing-library/react';
import { loadChunk } from '@/platform/chunk/load-chunk.h5';
import { fetchPage, loadPage, pageComponent, setPageModules } from './page-modules';
import { report } from './report';

jest.mock('@/platform/chunk/load-chunk.h5', () => ({ loadChunk: jest.fn() }));
jest.mock('./report', () => ({ report: jest.fn() }));

const PATH = 'pages/content/about/index';
const About = () => <p>关于我们</p>;
const load = jest.fn(() => [Promise.resolve({ default: About })] as const);

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(loadChunk).mockImplementation((start) => start());
  setPageModules([{ path: `/${PATH}`, load }]);
});

test('the code of a page is loaded once it is asked for', async () => {
  expect(load).not.toHaveBeenCalled();
  await loadPage(PATH);
  expect(await pageComponent(PATH)).toBe(About);
});

test('the code of a page can be fetched ahead, and a failure of that is nobody’s concern', async () => {
  fetchPage(PATH);
  expect(load).toHaveBeenCalledTimes(1);
  load.mockReturnValueOnce([Promise.reject(new Error('offline'))] as never);
  fetchPage(PATH);
  fetchPage('pages/no/such/index');
  await loadPage(PATH);
  expect(report).not.toHaveBeenCalled();
  expect(await pageComponent(PATH)).toBe(About);
});

test('with a page’s code that of its view is fetched ahead', async () => {
  const prepareView = jest.fn();
  load.mockReturnValueOnce([Promise.resolve({ default: About, prepareView })] as never);
  fetchPage(PATH);
  await act(async () => undefined);
  expect(prepareView).toHaveBeenCalledTimes(1);
});

test('a page whose code does not come says so, and trying again puts it in place', async () => {
  jest.mocked(loadChunk).mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
  await loadPage(PATH);
  expect(report).toHaveBeenCalledWith(
    expect.objectContaining({ message: 'Loading chunk 7 failed' }),
  );
  const StandIn = await pageComponent(PATH);
  render(<StandIn />);
  expect(screen.getByRole('alert').textContent).toContain('页面没有加载出来');
  await act(async () => screen.getByRole('button', { name: '重试' }).click());
  expect(screen.getByText('关于我们')).toBeTruthy();
});

test('the next visit starts from the real page again', async () => {
  jest.mocked(loadChunk).mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
  await loadPage(PATH);
  await loadPage(PATH);
  expect(await pageComponent(PATH)).toBe(About);
});

test('where to go on is noted before a newer build is loaded', async () => {
  const note = jest.fn();
  await loadPage(PATH, note);
  expect(loadChunk).toHaveBeenCalledWith(expect.any(Function), note);
});

test('a page that is not in the build is an error', async () => {
  await expect(loadPage('pages/no/such/index')).rejects.toThrow('not part of this build');
});
