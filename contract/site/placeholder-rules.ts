/**
 * Values that a repository can only have as examples: hosts and names that say so (RFC 2606 sets `example` aside), and
 * numbers of zeros.
 */
const SAYS_SO = /示例|\bexample\b/i;
const ZEROS = /0{7}/;

/** Whether a value is an example that the operator has yet to replace. */
export const isPlaceholder = (value: string): boolean =>
  SAYS_SO.test(value) || ZEROS.test(value.replace(/[\s-]/g, ''));

/** Where settings hold an example, as `name.zh: 示例…`. @param settings anything that JSON can hold */
export function placeholdersIn(settings: unknown, path = ''): string[] {
  if (typeof settings === 'string') return isPlaceholder(settings) ? [`${path}: ${settings}`] : [];
  if (typeof settings !== 'object' || settings === null) return [];
  return Object.entries(settings).flatMap(([name, value]) =>
    placeholdersIn(value, path === '' ? name : `${path}.${name}`),
  );
}
