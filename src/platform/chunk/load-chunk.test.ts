import { sessionStore } from '@/platform/storage';
import { loadChunk } from './load-chunk.h5';

const RUNNING = '<meta name="build" content="11111111"/>';
const NEWER = '<meta name="build" content="22222222"/>';
const reload = jest.fn();
const gone = () => Promise.reject(new Error('Loading chunk 7 failed'));
let offered: string | null;

class FakeRequest {
  status = 200;
  responseText = '';
  onload = () => undefined;
  onerror = () => undefined;
  open = jest.fn();
  setRequestHeader = jest.fn();
  send() {
    if (offered === null) return void Promise.resolve().then(() => this.onerror());
    this.responseText = `<!doctype html><head>${offered}</head>`;
    void Promise.resolve().then(() => this.onload());
  }
}

beforeEach(() => {
  reload.mockClear();
  sessionStore.remove('chunk-reload');
  document.head.innerHTML = RUNNING;
  Object.assign(window, { XMLHttpRequest: FakeRequest });
});

test('a chunk that loads is handed on', async () => {
  await expect(loadChunk(() => Promise.resolve(7), undefined, reload)).resolves.toBe(7);
  expect(reload).not.toHaveBeenCalled();
});

test('a chunk that a release took away reloads the page once, after the target is noted', async () => {
  offered = NEWER;
  const order: string[] = [];
  reload.mockImplementationOnce(() => order.push('reload'));
  void loadChunk(gone, () => order.push('note'), reload);
  await new Promise((passed) => setTimeout(passed));
  expect(order).toEqual(['note', 'reload']);
  await expect(loadChunk(gone, undefined, reload)).rejects.toThrow('Loading chunk');
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['the same build is out', RUNNING],
  ['the start page cannot be had', null],
  ['the start page is something else', 'maintenance'],
])('it fails without a reload when %s', async (_, page) => {
  offered = page;
  await expect(loadChunk(gone, undefined, reload)).rejects.toThrow('Loading chunk');
  expect(reload).not.toHaveBeenCalled();
});

test('a chunk that does not come within 120000 ms has failed', async () => {
  offered = RUNNING;
  jest.useFakeTimers();
  const failed = jest.fn();
  const end = loadChunk(() => new Promise(() => undefined), undefined, reload).catch(failed);
  await jest.advanceTimersByTimeAsync(119_999);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await end;
  expect(String(failed.mock.calls[0][0])).toContain('timed out');
  jest.useRealTimers();
});
