/** Records of a simulated platform by their keys. They are values: a change puts a new one of the same key. */
export interface Records<Item> {
  get(key: string): Item | null;
  put(item: Item): void;
  all(): readonly Item[];
}

/** Keeps records in this process. */
export function createRecords<Item>(keyOf: (item: Item) => string): Records<Item> {
  const items = new Map<string, Item>();
  return {
    get: (key) => items.get(key) ?? null,
    put: (item) => void items.set(keyOf(item), item),
    all: () => [...items.values()],
  };
}
