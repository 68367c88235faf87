type Value = string | number | boolean | null | undefined;

function pairs(name: string, value: unknown): string[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((each) => pairs(name, each));
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value as Value);
  return [`${encodeURIComponent(name)}=${encodeURIComponent(text)}`];
}

/**
 * Encodes fields for a query or a form body: lists repeat their name, objects become JSON, null and undefined are
 * omitted.
 */
export function toQueryString(fields: object): string {
  return Object.entries(fields)
    .flatMap(([name, value]) => pairs(name, value))
    .join('&');
}
