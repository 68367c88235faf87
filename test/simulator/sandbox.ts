import vm from 'node:vm';

import { ageingScript } from '../check/rules/late-built-ins';
import type { Clock } from './clock';
import type { LaunchOptions } from './options';

export type Sandbox = vm.Context & Record<string, unknown>;

export interface LogLine {
  level: string;
  text: string;
}

/** Globals of Node that a phone's engine does not have; code that needs one must fail here too. */
const NOT_ON_THE_PHONE = ['Intl', 'WebAssembly', 'SharedArrayBuffer', 'Atomics'];

const DATE_BY_CLOCK = `(now => {
  const Real = Date;
  Date = new Proxy(Real, {
    construct: (target, args, to) => Reflect.construct(target, args.length ? args : [now()], to),
    apply: () => new Real(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
})`;

/**
 * Makes an engine throw where it would need ICU's tables: normal forms, orders and texts of a named language, and
 * classes of signs in regular expressions. An engine that lacks them knows none of these names (V8's `v8_enable_i18n_support`
 * off), and throws or answers otherwise than the app expects.
 */
const WITHOUT_ICU = `(() => {
  const refuse = (what) => { throw new RangeError(what + ' needs ICU, which this engine lacks'); };
  const onlyPlain = (owner, name) => {
    const plain = owner[name];
    owner[name] = function (...given) {
      return given.length > (name === 'localeCompare' ? 1 : 0) ? refuse(name) : plain.apply(this, given);
    };
  };
  String.prototype.normalize = () => refuse('normalize');
  for (const name of ['localeCompare', 'toLocaleLowerCase', 'toLocaleUpperCase']) onlyPlain(String.prototype, name);
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']) onlyPlain(Date.prototype, name);
  onlyPlain(Number.prototype, 'toLocaleString');
  const check = ([source]) => /\\\\[pP]\\{/.test(source && source.source || source) && refuse('a class of signs');
  RegExp = new Proxy(RegExp, {
    construct: (target, given, to) => { check(given); return Reflect.construct(target, given, to); },
    apply: (target, self, given) => { check(given); return Reflect.apply(target, self, given); },
  });
})();`;

/** A value as text; errors of any realm with their stack, in which lines of minified code are shortened. */
export function describe(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'stack' in value) {
    const lines = String(value.stack).split('\n').slice(0, 8);
    return lines.map((line) => line.slice(0, 300)).join('\n');
  }
  if (typeof value === 'string') return value;
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}

function recordingConsole(logs: LogLine[], verbose: boolean): Record<string, unknown> {
  const levels = ['log', 'info', 'warn', 'error', 'debug'] as const;
  return Object.fromEntries(
    levels.map((level) => [
      level,
      (...args: unknown[]) => {
        logs.push({ level, text: args.map(describe).join(' ') });
        if (verbose) process.stdout.write(`[${level}] ${args.map(describe).join(' ')}\n`);
      },
    ]),
  );
}

/**
 * A JavaScript world like a phone's: language built-ins, timers on the given clock, no browser or
 * Node globals and no code from strings.
 */
export function createSandbox(
  clock: Clock,
  logs: LogLine[],
  { platform, verbose = false, withoutIcu = false }: LaunchOptions,
): Sandbox {
  const sandbox = vm.createContext(
    {
      console: recordingConsole(logs, verbose),
      setTimeout: clock.setTimeout,
      setInterval: clock.setInterval,
      clearTimeout: clock.clear,
      clearInterval: clock.clear,
      // Alipay's engine has this one browser global; Taro reads it at start.
      ...(platform === 'alipay' && { navigator: { swuserAgent: 'AlipayClient' } }),
    },
    { codeGeneration: { strings: false, wasm: false } },
  ) as Sandbox;
  vm.runInContext(
    [...NOT_ON_THE_PHONE.map((name) => `delete globalThis.${name};`)].join(''),
    sandbox,
  );
  vm.runInContext(ageingScript(), sandbox);
  if (withoutIcu) vm.runInContext(WITHOUT_ICU, sandbox);
  (vm.runInContext(DATE_BY_CLOCK, sandbox) as (now: () => number) => void)(clock.now);
  return sandbox;
}

function handOverBytes(sandbox: Sandbox, bytes: Uint8Array): unknown {
  const make = vm.runInContext('list => new Uint8Array(list).buffer', sandbox) as (
    list: number[],
  ) => unknown;
  return make([...bytes]);
}

/** Copies a value into the app's world as plain JSON (bytes as an ArrayBuffer). */
export function handOver<T>(sandbox: Sandbox, value: T): T {
  // Tests and Node run in different realms: instanceof would miss a Buffer.
  if (ArrayBuffer.isView(value)) return handOverBytes(sandbox, value as unknown as Uint8Array) as T;
  const json = JSON.stringify(value);
  if (json === undefined) return value;
  const parse = vm.runInContext('JSON.parse', sandbox) as (text: string) => T;
  return parse(json);
}
