/** Limits of one field as a platform's documentation publishes them. */
export type PublishedField = { readonly optional?: true } & (
  | {
      readonly type: 'text';
      readonly least?: number;
      readonly most?: number;
      readonly shape?: RegExp;
      readonly oneOf?: readonly string[];
    }
  | {
      readonly type: 'whole';
      readonly least?: number;
      readonly most?: number;
      readonly oneOf?: readonly number[];
    }
  | { readonly type: 'flag' }
  | { readonly type: 'list'; readonly of: PublishedField; readonly most: number }
  | { readonly type: 'object'; readonly fields?: PublishedFields }
);

export type PublishedFields = Readonly<Record<string, PublishedField>>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function wrongText(field: Extract<PublishedField, { type: 'text' }>, value: unknown) {
  if (typeof value !== 'string') return 'is no text';
  const length = [...value].length;
  if (length < (field.least ?? 1)) return 'is too short';
  if (length > (field.most ?? Infinity)) return 'is too long';
  if (field.oneOf && !field.oneOf.includes(value)) return 'is none of the values';
  return field.shape && !field.shape.test(value) ? 'has another shape' : null;
}

function wrongNumber(field: Extract<PublishedField, { type: 'whole' }>, value: unknown) {
  if (typeof value !== 'number' || !Number.isInteger(value)) return 'is no whole number';
  if (value < (field.least ?? -Infinity)) return 'is too small';
  if (value > (field.most ?? Infinity)) return 'is too large';
  return field.oneOf && !field.oneOf.includes(value) ? 'is none of the values' : null;
}

function violationsOf(name: string, field: PublishedField, value: unknown): readonly string[] {
  if (value === undefined) return field.optional ? [] : [`${name} is missing`];
  if (field.type === 'object') {
    if (!isObject(value)) return [`${name} is no object`];
    return field.fields
      ? violations(field.fields, value).map((violation) => `${name}.${violation}`)
      : [];
  }
  if (field.type === 'list') {
    if (!Array.isArray(value)) return [`${name} is no list`];
    if (value.length === 0 || value.length > field.most) return [`${name} has another length`];
    return value.flatMap((item) => violationsOf(`${name}[]`, field.of, item));
  }
  if (field.type === 'flag') return typeof value === 'boolean' ? [] : [`${name} is no flag`];
  const wrong = field.type === 'text' ? wrongText(field, value) : wrongNumber(field, value);
  return wrong === null ? [] : [`${name} ${wrong}`];
}

/**
 * Violations of the published fields by a call's parameters: missing, unpublished or outside their limits. Only field
 * names are returned, as values may be secrets.
 */
export function violations(fields: PublishedFields, values: unknown): readonly string[] {
  if (!isObject(values)) return ['is no object'];
  const unknown = Object.keys(values).filter((name) => !Object.keys(fields).includes(name));
  return [
    ...unknown.map((name) => `${name} is not published`),
    ...Object.entries(fields).flatMap(([name, field]) => violationsOf(name, field, values[name])),
  ];
}
