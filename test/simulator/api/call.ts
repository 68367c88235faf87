import type { App } from '../app';
import { Failure } from '../failure';

export type Options = Record<string, unknown>;

/** An asynchronous API without its callbacks: returns the result or throws a Failure. */
export type Call = (options: Options) => unknown;

export type Calls = Record<string, Call>;

type Callback = (result: unknown) => void;

/** Alipay's catch-all error number. */
const UNKNOWN_ALIPAY_ERROR = 2;

function success(app: App, name: string, result: unknown): unknown {
  const fields = result instanceof Object ? result : {};
  const handed = app.handOver(
    app.platform === 'weapp' ? { ...fields, errMsg: `${name}:ok` } : fields,
  ) as Record<string, unknown>;
  for (const [field, value] of Object.entries(fields)) {
    if (ArrayBuffer.isView(value)) handed[field] = app.handOver(value);
  }
  return handed;
}

function failure(app: App, name: string, reason: unknown): unknown {
  const { message, code, extra } = reason instanceof Failure ? reason : new Failure(String(reason));
  if (app.platform === 'weapp') {
    return app.handOver({ ...extra, errMsg: `${name}:fail ${message}`, errno: code });
  }
  return app.handOver({ ...extra, error: code ?? UNKNOWN_ALIPAY_ERROR, errorMessage: message });
}

function report(app: App, options: Options, outcome: 'success' | 'fail', result: unknown): void {
  for (const name of [outcome, 'complete']) {
    const callback = options[name];
    if (typeof callback === 'function') app.guard(() => (callback as Callback)(result));
  }
}

/** Wraps a call in the platform's shape: asynchronous callbacks, `errMsg` or `error`/`errorMessage`. */
export function withCallbacks(app: App, name: string, call: Call): (options?: Options) => void {
  return (options = {}) => {
    const run = async (): Promise<unknown> => call(options);
    run().then(
      (result) =>
        app.clock.setTimeout(() => report(app, options, 'success', success(app, name, result))),
      (reason: unknown) =>
        app.clock.setTimeout(() => report(app, options, 'fail', failure(app, name, reason))),
    );
  };
}

/** All calls of a table in the platform's shape. */
export function callbackApi(app: App, calls: Calls): Record<string, (options?: Options) => void> {
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, withCallbacks(app, name, call)]),
  );
}

/** Calls that only have to succeed: the app cannot see their effect. */
export function accepted(...names: string[]): Calls {
  return Object.fromEntries(names.map((name) => [name, () => ({})]));
}
