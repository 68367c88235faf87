const NEEDS_ESCAPE = /["\\]/;
const ESCAPED = /["\\]/g;

/**
 * An array of texts or numbers as a PostgreSQL literal. The driver would scan each element twice for the same result;
 * peak load sends thousands of arrays.
 */
export function arrayLiteral(values: readonly (string | number)[]): string {
  if (values.length === 0) return '{}';
  // Fast path, one scan: no element contains a character that needs escaping.
  const text = values.join('');
  const elements = NEEDS_ESCAPE.test(text)
    ? values.map((value) => String(value).replace(ESCAPED, '\\$&'))
    : values;
  return `{"${elements.join('","')}"}`;
}
