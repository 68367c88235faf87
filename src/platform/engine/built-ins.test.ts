import { provideBuiltIns } from './built-ins';

const REAL = {
  array: Object.getOwnPropertyDescriptor(Array.prototype, 'at'),
  text: Object.getOwnPropertyDescriptor(String.prototype, 'at'),
  fromEntries: Object.getOwnPropertyDescriptor(Object, 'fromEntries'),
};

function restore(): void {
  if (REAL.array) Object.defineProperty(Array.prototype, 'at', REAL.array);
  if (REAL.text) Object.defineProperty(String.prototype, 'at', REAL.text);
  if (REAL.fromEntries) Object.defineProperty(Object, 'fromEntries', REAL.fromEntries);
}

/** Runs a function without the newer built-ins, with our polyfills in their place. */
function onOldEngine<T>(run: () => T): T {
  for (const [target, name] of [
    [Array.prototype, 'at'],
    [String.prototype, 'at'],
    [Object, 'fromEntries'],
  ] as const)
    Reflect.deleteProperty(target, name);
  provideBuiltIns();
  try {
    return run();
  } finally {
    restore();
  }
}

test.each([0, 1, 2, 3, -1, -3, -4, 1.9, -1.2, Number.NaN, Number.POSITIVE_INFINITY])(
  'at(%p) answers as the real one',
  (index) => {
    const list = ['a', 'b', 'c'];
    expect(onOldEngine(() => [list.at(index), 'abc'.at(index)])).toEqual([
      list.at(index),
      'abc'.at(index),
    ]);
  },
);

test('fromEntries takes lists and maps, the last of a key, and defines __proto__', () => {
  const made = onOldEngine(() =>
    Object.fromEntries([
      ['a', 1],
      ['a', 2],
      ['__proto__', 3],
    ]),
  );
  expect(Object.entries(made)).toEqual([
    ['a', 2],
    ['__proto__', 3],
  ]);
  expect(onOldEngine(() => Object.fromEntries(new Map([['b', 1]])))).toEqual({ b: 1 });
});

test('the list of the engine stays as it is, and ours does not show when it is walked', () => {
  const keys = onOldEngine(() => {
    const seen: string[] = [];
    for (const key in ['x']) seen.push(key);
    return seen;
  });
  expect(keys).toEqual(['0']);
  expect([].at).toBe(REAL.array?.value);
});
