import { moneyText } from '@contract/money/money-text-rules';
import type {
  ClinicProductRow,
  ExceptionRow,
  HoursOfDay,
  ScheduleRow,
} from '../../../../catalogue/rows';
import type { Bilingual } from '../../../../kernel/language';
import type { CatalogueChange, FieldChange } from '../stored/compare-catalogues';
import { productsOfRow } from './product-rows';
import { exceptionText, periodsText, schedulePeriodText, weekdaysText } from './row-words';

/** Names of products by id. */
export type ProductNames = ReadonlyMap<string, Bilingual>;

function namesOf(productIds: readonly string[], names: ProductNames): Bilingual {
  const found = productIds.map((id) => names.get(id) ?? { zh: id, en: id });
  return {
    zh: found.map(({ zh }) => zh).join('、'),
    en: found.map(({ en }) => en).join(', '),
  };
}

const said = (name: Bilingual, text: Bilingual): Bilingual => ({
  zh: `${name.zh}：${text.zh}`,
  en: `${name.en}: ${text.en}`,
});

const stockText = (inStock: unknown): Bilingual =>
  inStock === true ? { zh: '有货', en: 'in stock' } : { zh: '缺货', en: 'out of stock' };

const limitText = (isLimited: unknown): Bilingual =>
  isLimited === true
    ? { zh: '按库存限制预约', en: 'bookings limited by stock' }
    : { zh: '不按库存限制预约', en: 'bookings not limited by stock' };

const money = (value: unknown): string => moneyText(Number(value));

const MONEY: Readonly<Record<string, Bilingual>> = {
  priceCents: { zh: '价格', en: 'price' },
  serviceFeeCents: { zh: '服务费', en: 'service fee' },
};

/** Fields that are yes or no, in words. */
const WORDS: Readonly<Record<string, (value: unknown) => Bilingual>> = {
  inStock: stockText,
  limitedByStock: limitText,
};

function productField({ field, from, to }: FieldChange): Bilingual[] {
  const name = MONEY[field];
  if (name)
    return [
      {
        zh: `${name.zh} ${money(from)} → ${money(to)}，只用于新的预约`,
        en: `${name.en} ${money(from)} → ${money(to)}, for new appointments only`,
      },
    ];
  const textOf = WORDS[field];
  if (!textOf) return [];
  const [was, becomes] = [textOf(from), textOf(to)];
  return [{ zh: `${was.zh} → ${becomes.zh}`, en: `${was.en} → ${becomes.en}` }];
}

function productLines({ change, key, fields }: CatalogueChange, names: ProductNames): Bilingual[] {
  const name = namesOf([key.split(' ')[1] ?? ''], names);
  if (change === 'removed')
    return [{ zh: `不再提供 ${name.zh}`, en: `No longer offered: ${name.en}` }];
  if (change === 'changed') return fields.flatMap(productField).map((text) => said(name, text));
  const row = Object.fromEntries(fields.map(({ field, to }) => [field, to])) as Partial<
    Record<keyof ClinicProductRow, unknown>
  >;
  const [price, fee, stock] = [money(row.priceCents), money(row.serviceFeeCents), row.inStock];
  const limit =
    row.limitedByStock === true
      ? { zh: `，${limitText(true).zh}`, en: `, ${limitText(true).en}` }
      : { zh: '', en: '' };
  return [
    {
      zh: `新增 ${name.zh}：价格 ${price}，服务费 ${fee}，${stockText(stock).zh}${limit.zh}`,
      en: `New: ${name.en}, price ${price}, service fee ${fee}, ${stockText(stock).en}${limit.en}`,
    },
  ];
}

/** Rows of the one list that the other does not have. */
function only<Row>(rows: readonly Row[], others: readonly Row[]): Row[] {
  const texts = new Set(others.map((row) => JSON.stringify(row)));
  return rows.filter((row) => !texts.has(JSON.stringify(row)));
}

/** Periods that differ in their weekday only become one line. */
function periodLines(rows: readonly ScheduleRow[]): Bilingual[] {
  const weekdays = new Map<string, number[]>();
  const texts = new Map<string, Bilingual>();
  for (const row of rows) {
    const text = schedulePeriodText(row);
    weekdays.set(text.zh, [...(weekdays.get(text.zh) ?? []), row.weekday]);
    texts.set(text.zh, text);
  }
  return [...texts].map(([key, text]) => {
    const days = weekdaysText((weekdays.get(key) ?? []).sort((a, b) => a - b));
    return { zh: `${days.zh} ${text.zh}`, en: `${days.en} ${text.en}` };
  });
}

const NO_LONGER = ({ zh, en }: Bilingual): Bilingual => ({
  zh: `不再 ${zh}`,
  en: `no longer ${en}`,
});
const NOW = ({ zh, en }: Bilingual): Bilingual => ({ zh: `改为 ${zh}`, en: `now ${en}` });

const listOf = <Row>(fields: readonly FieldChange[], side: 'from' | 'to'): readonly Row[] =>
  (fields[0]?.[side] ?? []) as readonly Row[];

function scheduleLines({ change, key, fields }: CatalogueChange, names: ProductNames): Bilingual[] {
  const name = namesOf((key.split(' ')[1] ?? '').split('|'), names);
  if (change === 'removed') return [said(name, { zh: '不再有号源', en: 'no slots any more' })];
  const from = listOf<ScheduleRow>(fields, 'from');
  const to = listOf<ScheduleRow>(fields, 'to');
  return [
    ...periodLines(only(from, to)).map(NO_LONGER),
    ...periodLines(only(to, from)).map(NOW),
  ].map((text) => said(name, text));
}

function exceptionLines({ change, fields }: CatalogueChange, names: ProductNames): Bilingual[] {
  if (change === 'removed') return [{ zh: '不再有特殊日期', en: 'No exceptions any more' }];
  const from = listOf<ExceptionRow>(fields, 'from');
  const to = listOf<ExceptionRow>(fields, 'to');
  const text = (row: ExceptionRow): Bilingual => {
    const productIds = productsOfRow(row);
    return exceptionText(row, productIds.length === 0 ? null : namesOf(productIds, names));
  };
  const removed = only(from, to).map(text);
  const added = only(to, from).map(text);
  return [
    ...removed.map(({ zh, en }) => ({ zh: `取消：${zh}`, en: `Removed: ${en}` })),
    ...added.map(({ zh, en }) => ({ zh: `新增：${zh}`, en: `Added: ${en}` })),
  ];
}

function hoursLines({ fields }: CatalogueChange): Bilingual[] {
  const hours = fields.find(({ field }) => field === 'hours');
  if (!hours) return [];
  const [from, to] = [hours.from as HoursOfDay[], hours.to as HoursOfDay[]];
  return [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => {
    const isDay = (day: HoursOfDay) => day.weekday === weekday;
    const [was, becomes] = [periodsText(from.find(isDay)), periodsText(to.find(isDay))];
    if (was.zh === becomes.zh) return [];
    const name = weekdaysText([weekday]);
    return [said(name, { zh: `${was.zh} → ${becomes.zh}`, en: `${was.en} → ${becomes.en}` })];
  });
}

function linesOf(change: CatalogueChange, names: ProductNames): Bilingual[] {
  if (change.kind === 'clinic') return hoursLines(change);
  if (change.kind === 'clinicProduct') return productLines(change, names);
  if (change.kind === 'schedule') return scheduleLines(change, names);
  return change.kind === 'exceptions' ? exceptionLines(change, names) : [];
}

/** What changes of a clinic's part of the catalogue, a line each. */
export const changeLines = (
  changes: readonly CatalogueChange[],
  names: ProductNames,
): Bilingual[] => changes.flatMap((change) => linesOf(change, names));
