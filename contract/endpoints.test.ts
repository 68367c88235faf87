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
/** Stored as JSON, or only compared: none goes to a column of whole numbers. */
const NOT_STORED = /(answer\.value|attributes|within)$/;
/** Of columns with 64 bits. */
const OF_SLOT = /slotId$/;
const OF_DOSE = /doseNo$/;

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

const takenBy = (number: number): string[] =>
  Object.entries(endpoints).flatMap(([name, { input }]) =>
    taking(input as Schema, number).map((path) => `${name} ${path}`),
  );

test.each([2 ** 31, -(2 ** 31) - 1])(
  'no call takes %d for a column of whole numbers, which cannot hold it',
  (number) => {
    const stored = takenBy(number).filter((path) => !NOT_STORED.test(path));
    expect(stored.filter((path) => !OF_SLOT.test(path))).toEqual([]);
  },
);

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
