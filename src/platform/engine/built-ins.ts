// Polyfills of built-ins that the code uses and the oldest engines of browserslist (Chrome 69, JavaScriptCore of iOS
// 12) lack. Imported before anything else. The build check uses this list (test/check/rules/built-ins.ts).

function provide(target: object, name: string, value: unknown): void {
  if (!(name in target))
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

/** `Array.prototype.at` and `String.prototype.at` (ES2022). */
function at<T>(this: ArrayLike<T>, index: number): T | undefined {
  const whole = Math.trunc(index) || 0;
  return this[whole < 0 ? this.length + whole : whole];
}

/** `Object.fromEntries` (ES2019). Defines keys like the native one: `__proto__` is an ordinary key. */
function fromEntries(entries: Iterable<readonly [PropertyKey, unknown]>): object {
  const made = {};
  for (const [key, value] of entries)
    Object.defineProperty(made, key, {
      value,
      configurable: true,
      enumerable: true,
      writable: true,
    });
  return made;
}

/** Installs the missing built-ins. */
export function provideBuiltIns(): void {
  provide(Array.prototype, 'at', at);
  provide(String.prototype, 'at', at);
  provide(Object, 'fromEntries', fromEntries);
}

provideBuiltIns();
