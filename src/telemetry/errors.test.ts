import { CODE } from '@contract/errors';
import { ApiError } from '@/http/failure/api-error';
import { textOfError } from './error-text';
import { reportError, reportHttpError, setErrorHint, trackProblems } from './errors';
import { logProblem } from './log';
import { setTrackSink } from './track';

const hint = jest.fn();
const sink = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  setErrorHint(hint);
  setTrackSink(sink);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  setTrackSink(null);
  jest.restoreAllMocks();
});

test('an error that nobody caught is logged, counted and passed to the hint', () => {
  expect(reportError('window', new TypeError('x is undefined'))).toBe(false);
  expect(console.error).toHaveBeenCalledWith('[window] x is undefined', expect.anything());
  expect(sink.mock.calls[0][0][0]).toMatchObject({
    name: 'problem',
    attributes: { area: 'window', message: 'x is undefined' },
  });
  expect(hint).toHaveBeenCalledWith(expect.objectContaining({ area: 'window' }));
});

test('the one known reason is ignored: a call that a newer one called off', () => {
  expect(reportError('rejection', new ApiError({ kind: 'cancelled', msg: '' }))).toBe(true);
  expect(console.error).not.toHaveBeenCalled();
  expect(hint).not.toHaveBeenCalled();
});

test.each([
  'ResizeObserver loop completed with undelivered notifications.',
  'ResizeObserver loop limit exceeded',
])("the browser's notice of a late size is no error: %s", (notice) => {
  expect(reportError('window', notice)).toBe(true);
  expect(reportError('window', new Error(notice))).toBe(true);
  expect(sink).not.toHaveBeenCalled();
});

test('only the window gives that notice: elsewhere the same words are an error', () => {
  expect(reportError('render', 'ResizeObserver loop limit exceeded')).toBe(false);
  expect(reportError('window', 'my ResizeObserver loop')).toBe(false);
});

test('a failed call is logged with code, source, message and user agent; its message stays here', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  reportHttpError({ code: CODE.SERVER, source: '/base/time/now.do', message: 'unavailable' });
  expect(hint).toHaveBeenCalledWith({
    area: 'http',
    message: 'unavailable',
    detail: {
      code: CODE.SERVER,
      source: '/base/time/now.do',
      agent: expect.stringContaining('jsdom'),
    },
  });
  expect(warn.mock.calls[0]?.[0]).toBe('[http] 5000 /base/time/now.do unavailable');
  expect(sink.mock.calls[0][0][0].attributes).not.toHaveProperty('message');
});

test('a problem from before telemetry has started is reported once it has', () => {
  setTrackSink(null);
  trackProblems();
  logProblem('sites', 'a build for qa is served at a host for live');
  setTrackSink(sink);
  expect(sink.mock.calls[0][0][0].attributes).toMatchObject({ area: 'sites' });
});

test('a hint that fails itself is no catastrophe', () => {
  setErrorHint(() => {
    throw new Error('hint');
  });
  expect(() => reportError('window', 'x')).not.toThrow();
});

test.each([
  [new Error('a'), 'a'],
  ['b', 'b'],
  [{ errMsg: 'request:fail' }, 'request:fail'],
  [undefined, 'undefined'],
])('%p has the text %s', (reason, text) => {
  expect(textOfError(reason)).toBe(text);
});
