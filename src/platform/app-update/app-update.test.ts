import { followUpdates } from '@/platform/app-update';

const announce = jest.fn();
const register = jest.fn();
const postMessage = jest.fn();

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  checks = 0;
  update(): Promise<void> {
    this.checks += 1;
    return Promise.resolve();
  }
}

class FakeWorker extends EventTarget {
  state = 'installing';
  postMessage = postMessage;
  becomes(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeContainer extends EventTarget {
  controller: object | null = {};
  register = register;
  /** Resolved once a worker of the page is active. */
  ready: Promise<unknown> = new Promise(() => undefined);
}

let container: FakeContainer;
let registration: FakeRegistration;

const give = (value: unknown) =>
  Object.defineProperty(window.navigator, 'serviceWorker', {
    configurable: true,
    get: () => {
      if (value instanceof Error) throw value;
      return value;
    },
  });

/** The page has been loaded for long enough. */
const loaded = async () => {
  followUpdates(announce);
  await jest.advanceTimersByTimeAsync(3000);
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
  Object.assign(globalThis, { SERVICE_WORKER: true });
  container = new FakeContainer();
  registration = new FakeRegistration();
  register.mockResolvedValue(registration);
  give(container);
});
afterEach(() => {
  jest.useRealTimers();
  Object.defineProperty(window.navigator, 'connection', { configurable: true, value: undefined });
});

test('the worker is registered for the start page alone, 3 s after it has loaded', async () => {
  followUpdates(announce);
  await jest.advanceTimersByTimeAsync(2999);
  expect(register).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(register).toHaveBeenCalledWith('./service-worker.js', { scope: './index.html' });
  expect(announce).not.toHaveBeenCalled();
});

test('the bare address gets its worker once the page’s own is active', async () => {
  let activate: (registration: unknown) => void = () => undefined;
  container.ready = new Promise((resolve) => (activate = resolve));
  await loaded();
  expect(register).toHaveBeenCalledTimes(1);
  activate(registration);
  await jest.advanceTimersByTimeAsync(0);
  expect(register).toHaveBeenLastCalledWith('./root-service-worker.js', { scope: './' });
});

test('a worker that was waiting, or has been installed since, is announced', async () => {
  registration.waiting = new FakeWorker();
  await loaded();
  expect(announce).toHaveBeenCalledTimes(1);
  const next = (registration.installing = new FakeWorker());
  registration.dispatchEvent(new Event('updatefound'));
  next.becomes('installed');
  expect(announce).toHaveBeenCalledTimes(2);
});

test('the first worker of a device is no update, nor its taking over', async () => {
  container.controller = null;
  const first = (registration.installing = new FakeWorker());
  await loaded();
  first.becomes('installed');
  container.controller = first;
  container.dispatchEvent(new Event('controllerchange'));
  expect(announce).not.toHaveBeenCalled();
});

test('an update that another tab has taken is announced', async () => {
  await loaded();
  container.dispatchEvent(new Event('controllerchange'));
  expect(announce).toHaveBeenCalledTimes(1);
});

test('the waiting worker takes over by a tap only', async () => {
  registration.waiting = new FakeWorker();
  await loaded();
  expect(postMessage).not.toHaveBeenCalled();
  const [[take]] = announce.mock.calls as [[() => void]];
  take();
  expect(postMessage).toHaveBeenCalledWith('take-over');
});

test('a page that stays open for long asks for a newer build when somebody returns', async () => {
  await loaded();
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
  comeBack();
  expect(registration.checks).toBe(0);
  await jest.advanceTimersByTimeAsync(3_600_000);
  comeBack();
  comeBack();
  expect(registration.checks).toBe(1);
});

test.each<[string, () => void]>([
  ['the browser has none', () => give(undefined)],
  ['the browser refuses them', () => give(new Error('SecurityError'))],
  ['the browser refuses this one', () => register.mockRejectedValue(new Error('refused'))],
  ['a tool blocks them', () => register.mockResolvedValue(undefined)],
  ['the build has none', () => Object.assign(globalThis, { SERVICE_WORKER: false })],
  [
    'somebody saves data',
    () =>
      Object.defineProperty(window.navigator, 'connection', {
        configurable: true,
        value: { saveData: true },
      }),
  ],
])('the page goes on without a worker where %s', async (_, prepare) => {
  prepare();
  await loaded();
  expect(announce).not.toHaveBeenCalled();
});
