/**
 * Built-ins that came after the oldest engines of the browserslist: Chrome 69 (September 2018) and the JavaScriptCore
 * of iOS 12.0, which the mini-programs on an iPhone run on as well. Sources: MDN's compatibility tables.
 */

/** Static methods, by their constructor. */
export const LATE_STATICS: Readonly<Record<string, readonly string[]>> = {
  Object: ['fromEntries', 'hasOwn', 'groupBy'],
  Promise: ['allSettled', 'any', 'withResolvers', 'try'],
  Array: ['fromAsync'],
  Map: ['groupBy'],
  AbortSignal: ['any', 'timeout', 'abort'],
  Response: ['json'],
  URL: ['canParse', 'parse'],
};

/** Methods, by the constructors whose prototypes have them. */
export const LATE_METHODS: Readonly<Record<string, readonly string[]>> = {
  Array: [
    'at',
    'findLast',
    'findLastIndex',
    'toReversed',
    'toSorted',
    'toSpliced',
    'with',
    'group',
    'groupToMap',
  ],
  String: ['at', 'matchAll', 'replaceAll', 'isWellFormed', 'toWellFormed'],
  Set: ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf'],
};

/** Methods of the browser's objects, which pages of mini-programs do not have. */
export const LATE_DOM_METHODS: Readonly<Record<string, readonly string[]>> = {
  Element: ['replaceChildren', 'checkVisibility', 'computedStyleMap'],
  Blob: ['arrayBuffer', 'text', 'stream'],
  Crypto: ['randomUUID'],
};

/** Globals of browsers that Chrome 69 or iOS 12.0 lack. */
export const LATE_GLOBALS: readonly string[] = [
  'globalThis',
  'structuredClone',
  'queueMicrotask',
  'WeakRef',
  'FinalizationRegistry',
  'AggregateError',
  'BigInt',
  'BigInt64Array',
  'BigUint64Array',
  'ResizeObserver',
  'IntersectionObserver',
  'PointerEvent',
  'BroadcastChannel',
  'OffscreenCanvas',
  'CompressionStream',
  'DecompressionStream',
  'ReportingObserver',
  'requestIdleCallback',
  'cancelIdleCallback',
  'scheduler',
  'reportError',
];

/** Browser globals that mini-programs lack in every version. */
export const NOT_IN_MINI: readonly string[] = [
  'Intl',
  'WebAssembly',
  'SharedArrayBuffer',
  'Atomics',
  'fetch',
  'Headers',
  'Request',
  'Response',
  'XMLHttpRequest',
  'AbortController',
  'AbortSignal',
  'URL',
  'URLSearchParams',
  'TextEncoder',
  'TextDecoder',
  'Blob',
  'FormData',
  'FileReader',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'crypto',
  'atob',
  'btoa',
  'MutationObserver',
];

/** Constructors of `Intl` that are newer than `Intl` itself. */
const LATE_INTL = ['ListFormat', 'RelativeTimeFormat', 'DisplayNames', 'Segmenter', 'Locale'];

/**
 * A script that removes from the engine that runs it whatever our oldest supported engine lacks.
 * @param spared globals that stay, because the test driver needs them
 */
export function ageingScript(spared: readonly string[] = []): string {
  const steps = [
    ...Object.entries(LATE_STATICS).flatMap(([owner, names]) => names.map((name) => [owner, name])),
    ...Object.entries({ ...LATE_DOM_METHODS }).flatMap(([owner, names]) =>
      names.map((name) => [`${owner}.prototype`, name]),
    ),
    ...Object.entries(LATE_METHODS).flatMap(([owner, names]) =>
      names.map((name) => [`${owner}.prototype`, name]),
    ),
    ...LATE_INTL.map((name) => ['Intl', name]),
  ].map(([owner, name]) => `try { delete ${owner}.${name}; } catch {}`);
  // Last: the steps above use some of them, and none may be reached through `globalThis`.
  const globals = LATE_GLOBALS.filter((name) => !spared.includes(name)).map(
    (name) => `delete self.${name};`,
  );
  return `((self) => { ${[...steps, ...globals].join('\n')} })(typeof window === 'undefined' ? this : window);`;
}
