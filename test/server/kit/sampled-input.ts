import * as v from 'valibot';

/** Existing values of the world under test by field name, so that calls pass the first checks. */
export type KnownValues = Readonly<Record<string, unknown>>;

interface Schema {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly wrapped?: Schema;
  readonly options?: readonly unknown[];
  readonly pipe?: readonly Schema[];
  readonly literal?: unknown;
  readonly value?: Schema;
  readonly items?: readonly Schema[];
}

/** Texts of the formats in the contract, simplest first. */
const TEXTS = [
  'HOME',
  '文本',
  'text',
  '1',
  '123456',
  '13800138000',
  '2026-12-01',
  '2026-12',
  '09:00',
  'a'.repeat(32),
];

const isTaken = (schema: Schema, value: unknown): boolean =>
  v.safeParse(schema as unknown as v.GenericSchema, value).success;

/** A plausible value for a schema. */
function sample(schema: Schema, known: KnownValues, name = ''): unknown {
  if (name in known && isTaken(schema, known[name])) return known[name];
  switch (schema.type) {
    case 'object':
    case 'strict_object':
    case 'loose_object':
      return Object.fromEntries(
        Object.entries(schema.entries ?? {}).map(([key, part]) => [key, sample(part, known, key)]),
      );
    case 'array':
      return schema.item ? [sample(schema.item, known, name.replace(/s$/, ''))] : [];
    case 'tuple':
      return (schema.items ?? []).map((item) => sample(item, known, name));
    case 'optional':
    case 'nullable':
    case 'nullish':
      return schema.wrapped ? sample(schema.wrapped, known, name) : null;
    case 'picklist':
      return schema.options?.[0];
    case 'literal':
      return schema.literal;
    case 'union':
    case 'variant':
      return sample(schema.options?.[0] as Schema, known, name);
    case 'number':
      return [1, 0, 10, 100].find((number) => isTaken(schema, number)) ?? 1;
    case 'boolean':
      return true;
    case 'record':
      return { a: schema.value ? sample(schema.value, known) : 1 };
    default:
      return TEXTS.find((text) => isTaken(schema, text)) ?? '文本';
  }
}

/** A plausible input of an endpoint. */
export const sampleInput = (schema: v.GenericSchema, known: KnownValues): unknown =>
  sample(schema as unknown as Schema, known);

/** A path in a value: keys from the outside in. */
export type ValuePath = readonly (string | number)[];

/** Every path in a value, including the whole value. */
export function pathsIn(value: unknown, path: ValuePath = []): ValuePath[] {
  if (typeof value !== 'object' || value === null) return [path];
  const parts = Array.isArray(value)
    ? value.map((part, index) => [index, part])
    : Object.entries(value);
  return [
    path,
    ...(parts as [string | number, unknown][]).flatMap(([key, part]) =>
      pathsIn(part, [...path, key]),
    ),
  ];
}

/** A copy with another value at a path. */
export function withValue(value: unknown, [key, ...rest]: ValuePath, put: unknown): unknown {
  if (key === undefined) return put;
  if (Array.isArray(value))
    return value.map((part: unknown, index) => (index === key ? withValue(part, rest, put) : part));
  const entries = Object.entries(value as object);
  return Object.fromEntries(
    entries.map(([name, part]) => [name, name === key ? withValue(part, rest, put) : part]),
  );
}
