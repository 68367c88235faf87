/** FNV-1a, 32 bits: the same text gives the same number everywhere. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value ^= text.charCodeAt(index);
    value = Math.imul(value, 0x01000193);
  }
  // FNV alone leaves the low bits of short, similar texts correlated.
  value ^= value >>> 16;
  value = Math.imul(value, 0x45d9f3b);
  value ^= value >>> 16;
  return value >>> 0;
}

/** A fraction in [0, 1) derived from `key`. */
export function fraction(key: string): number {
  return hash(key) / 0x1_0000_0000;
}

/** A whole number from `low` to `high`, both included, derived from `key`. */
export function between(key: string, low: number, high: number): number {
  return low + Math.floor(fraction(key) * (high - low + 1));
}

/** One of `choices`, always the same for the same key. */
export function pick<T>(key: string, choices: readonly [T, ...T[]]): T {
  return choices[hash(key) % choices.length] ?? choices[0];
}

/** `items` in an order that depends on `key` only. */
export function shuffled<T>(key: string, items: readonly T[]): T[] {
  return items
    .map((item, index) => ({ item, rank: hash(`${key}/${index}`) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
