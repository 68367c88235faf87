const NEEDS_ESCAPE = /["\\]/;
const ESCAPED = /["\\]/g;

/**
 * An array of texts or numbers as PostgreSQL reads it. The driver would make the same one by looking at each element
 * twice; a rush sends thousands of arrays.
 */
export function arrayLiteral(values: readonly (string | number)[]): string {
  if (values.length === 0) return '{}';
  // The usual case in one look: no element holds what would end it.
  const text = values.join('');
  const elements = NEEDS_ESCAPE.test(text)
    ? values.map((value) => String(value).replace(ESCAPED, '\\$&'))
    : values;
  return `{"${elements.join('","')}"}`;
}
