import { findPort, whenPortIsReady } from './find-port';

const NAME = 'Bridge';
const READY = 'BridgeReady';
const request = { id: '1', method: 'close', params: {} };

const inject = (value: object) => Object.assign(window, value);
const remove = (name: string) => Reflect.deleteProperty(window, name);

afterEach(() => {
  remove(NAME);
  remove('webkit');
});

test.each([
  ['an object of the page (Android, HarmonyOS)', (port: object) => ({ [NAME]: port })],
  [
    'a message handler (iOS)',
    (port: object) => ({ webkit: { messageHandlers: { [NAME]: port } } }),
  ],
])('%s takes requests as JSON text', (_name, around) => {
  const postMessage = jest.fn();
  inject(around({ postMessage }));
  findPort(NAME)?.postMessage(request);
  expect(postMessage).toHaveBeenCalledWith(JSON.stringify(request));
});

test('what cannot take requests is no port', () => {
  expect(findPort(NAME)).toBeNull();
  inject({ [NAME]: {}, webkit: {} });
  expect(findPort(NAME)).toBeNull();
});

test('a port that comes late is given once, however often the app says so', () => {
  const give = jest.fn();
  whenPortIsReady(NAME, READY, give);
  document.dispatchEvent(new Event(READY));
  expect(give).not.toHaveBeenCalled();
  inject({ [NAME]: { postMessage: jest.fn() } });
  document.dispatchEvent(new Event(READY));
  document.dispatchEvent(new Event(READY));
  expect(give).toHaveBeenCalledTimes(1);
});
