/**
 * Caches the result for each text.
 * @param most recently used texts; up to as many older ones stay until these are full again.
 */
export function remembered<Made>(
  make: (text: string) => Made,
  most: number,
): (text: string) => Made {
  let recent = new Map<string, { readonly made: Made }>();
  let older: typeof recent = new Map();
  return (text) => {
    const cached = recent.get(text);
    if (cached) return cached.made;
    const entry = older.get(text) ?? { made: make(text) };
    if (recent.size >= most) [older, recent] = [recent, new Map()];
    recent.set(text, entry);
    return entry.made;
  };
}
