const WIDTH = 100;
const isFlat = (value: object): boolean =>
  Object.values(value).every((each) => each === null || typeof each !== 'object');

function oneLine(value: object): string {
  const parts = Array.isArray(value)
    ? value.map((each) => JSON.stringify(each))
    : Object.entries(value).map(([key, each]) => `"${key}": ${JSON.stringify(each)}`);
  if (Array.isArray(value)) return `[${parts.join(', ')}]`;
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

/** Columns of a text: Chinese characters take two. */
const columns = (text: string): number => text.length + (text.match(/[^\p{ASCII}]/gu) ?? []).length;

/** JSON as people write it: what is short is on one line. Fields that are undefined are left out. */
export function jsonText(value: unknown, indent = ''): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const said = JSON.parse(JSON.stringify(value)) as object;
  const line = oneLine(said);
  if (isFlat(said) && indent.length + columns(line) < WIDTH) return line;
  const inner = `${indent}  `;
  const parts = Array.isArray(said)
    ? said.map((each) => inner + jsonText(each, inner))
    : Object.entries(said).map(([key, each]) => `${inner}"${key}": ${jsonText(each, inner)}`);
  const [open, close] = Array.isArray(said) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
}
