// Built-ins that the code uses and the oldest engines of the browserslist (Chrome 69, the JavaScriptCore of iOS 12) do
// not have. Imported before anything else. The check of the builds knows this list (test/check/rules/built-ins.ts).

function provide(target: object, name: string, value: unknown): void {
  if (!(name in target))
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

/** `Array.prototype.at` and `String.prototype.at` (ES2022). */
function at<T>(this: ArrayLike<T>, index: number): T | undefined {
  const whole = Math.trunc(index) || 0;
  return this[whole < 0 ? this.length + whole : whole];
}

/** `Object.fromEntries` (ES2019). Defines the keys, as the real one does: `__proto__` is one like any other. */
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

/** Gives the built-ins to whoever lacks them. */
export function provideBuiltIns(): void {
  provide(Array.prototype, 'at', at);
  provide(String.prototype, 'at', at);
  provide(Object, 'fromEntries', fromEntries);
}

provideBuiltIns();
