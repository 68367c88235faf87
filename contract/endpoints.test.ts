import * as v from 'valibot';
import { endpoints } from './endpoints';

interface Schema extends v.GenericSchema {
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly wrapped?: Schema;
  readonly value?: Schema;
  readonly options?: readonly unknown[];
}

/** The last instant of the year 9999, ms. */
const LAST_INSTANT = 253_402_300_799_999;
/** Stored as JSON: none goes to a column of whole numbers. */
const IN_JSON = /(answer\.value|attributes)$/;
/** Of columns with 64 bits. */
const OF_SLOT = /slotId$/;
const OF_DOSE = /doseNo$/;

/** Schemas whose parts are looked at here, and those without parts. */
const WITH_PARTS = ['object', 'array', 'optional', 'nullable', 'record', 'union', 'variant'];
const PLAIN = ['string', 'number', 'boolean', 'literal', 'picklist'];

/** An option of a union that has parts of its own; the others are looked at together, as the union. */
const isForm = (option: unknown): option is Schema =>
  typeof option === 'object' && option !== null && 'entries' in option;

const isInstant = (schema: Schema): boolean =>
  v.is(schema, LAST_INSTANT) && !v.is(schema, LAST_INSTANT + 1);

/** Paths of the parts of an input that take a number which is no instant; of lists, without their indices. */
function taking(schema: Schema, number: number, path: readonly string[] = []): string[] {
  const fields = Object.entries(schema.entries ?? {}).flatMap(([key, part]) =>
    taking(part, number, [...path, key]),
  );
  const others = [
    schema.item,
    schema.wrapped,
    schema.value,
    ...(schema.options ?? []).filter(isForm),
  ].flatMap((part) => (part ? taking(part, number, path) : []));
  const isTaken = !schema.wrapped && v.is(schema, number) && !isInstant(schema);
  return [...(isTaken ? [path.join('.')] : []), ...fields, ...others];
}

const isSchema = (part: unknown): part is Schema =>
  typeof part === 'object' && part !== null && 'kind' in part && part.kind === 'schema';

/** Kinds of schemas of an input in which a number could hide from {@link taking}. */
function unknownKinds(schema: Schema): string[] {
  const { type, entries, item, wrapped, value, options = [] } = schema;
  const own = [...WITH_PARTS, ...PLAIN].includes(type) ? [] : [type];
  const hidden = options.flatMap((option) => {
    if (!isSchema(option)) return [];
    if ('entries' in option) return unknownKinds(option);
    return PLAIN.includes(option.type) ? [] : [`${type} of ${option.type}`];
  });
  const parts = [...Object.values(entries ?? {}), item, wrapped, value].filter(isSchema);
  return [...own, ...hidden, ...parts.flatMap(unknownKinds)];
}

const takenBy = (number: number): string[] =>
  Object.entries(endpoints).flatMap(([name, { input }]) =>
    taking(input as Schema, number).map((path) => `${name} ${path}`),
  );

test.each([2 ** 31, -(2 ** 31) - 1])(
  'no call takes %d for a column of whole numbers, which cannot hold it',
  (number) => {
    const stored = takenBy(number).filter((path) => !IN_JSON.test(path));
    expect(stored.filter((path) => !OF_SLOT.test(path))).toEqual([]);
  },
);

test.each([
  ['in a tuple', v.object({ at: v.tuple([v.number()]) }), ['tuple']],
  ['in a list instead of a text', v.union([v.string(), v.array(v.number())]), ['union of array']],
  ['in a list of forms', v.array(v.object({ at: v.number() })), []],
])('a number %s is noticed where it cannot be looked at', (_, schema, kinds) =>
  expect(unknownKinds(schema)).toEqual(kinds),
);

test('no input has a part in which a number could hide', () => {
  const hiding = Object.entries(endpoints).flatMap(([name, { input }]) =>
    unknownKinds(input as Schema).map((kind) => `${name} ${kind}`),
  );
  expect(hiding).toEqual([]);
});

test('a slot may have such a number, and every number that fits is taken', () => {
  expect(takenBy(2 ** 31)).toContain('POST /subscribe/subscribe/addV2.do slotId');
  expect(takenBy(2 ** 31 - 1)).toContain('GET /service/chat/messages.do after');
});

test('no call takes a number of a dose that its column of 16 bits cannot hold', () => {
  expect(takenBy(2 ** 15 - 1)).toContain('POST /subscribe/subscribe/addV2.do doseNo');
  expect(takenBy(2 ** 15).filter((path) => OF_DOSE.test(path))).toEqual([]);
});

test('no page begins behind what a column of whole numbers can hold', () => {
  const pages = Object.values(endpoints).flatMap(({ input: { entries } }: { input: Schema }) =>
    entries?.pageSize && entries.pageNo ? [[entries.pageNo, entries.pageSize] as const] : [],
  );
  expect(pages.length).toBeGreaterThan(10);
  for (const [pageNo, pageSize] of pages) {
    expect([v.is(pageNo, 42_949_672), v.is(pageSize, 50)]).toEqual([true, true]);
    expect([v.is(pageNo, 42_949_673), v.is(pageSize, 51)]).toEqual([false, false]);
  }
});
