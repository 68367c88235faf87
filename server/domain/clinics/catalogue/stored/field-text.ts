import type { ExceptionRow, ScheduleRow } from '../../../../catalogue/rows';
import { isAlike } from './compare-catalogues';
import type { FieldChange } from './compare-catalogues';
import { exceptionText, scheduleText } from './row-text';

/** Characters of a value, and values of a field, that are written out. */
const MOST_CHARACTERS = 40;
const MOST_VALUES = 3;
const CENTS = 100;

function valueText(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS - 1)}…` : text;
}

const moneyText = (value: unknown): string =>
  typeof value === 'number' ? (value / CENTS).toFixed(2) : valueText(value);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The innermost values that differ, each with its path. */
function leaves(path: string, from: unknown, to: unknown): string[] {
  if (!isObject(from) || !isObject(to)) return [`${path} ${valueText(from)} → ${valueText(to)}`];
  return Object.keys({ ...from, ...to }).flatMap((key) =>
    isAlike(from[key] ?? null, to[key] ?? null)
      ? []
      : leaves(`${path}.${key}`, from[key] ?? null, to[key] ?? null),
  );
}

const few = (texts: readonly string[]): string =>
  texts.length <= MOST_VALUES
    ? texts.join('; ')
    : `${texts.slice(0, MOST_VALUES).join('; ')}; and ${texts.length - MOST_VALUES} more`;

/** Which rows go and which come, in words. */
function rowsText(from: readonly string[], to: readonly string[]): string {
  const [were, become] = [new Set(from), new Set(to)];
  return few([
    ...from.filter((text) => !become.has(text)).map((text) => `no longer ${text}`),
    ...to.filter((text) => !were.has(text)).map((text) => `now ${text}`),
  ]);
}

const listOf = <Row>(value: unknown): readonly Row[] => (value ?? []) as readonly Row[];

/** How one field changes, in words; long values are shortened. */
export function fieldText({ field, from, to }: FieldChange): string {
  if (field === 'periods')
    return rowsText(
      listOf<ScheduleRow>(from).map(scheduleText),
      listOf<ScheduleRow>(to).map(scheduleText),
    );
  if (field === 'days')
    return rowsText(
      listOf<ExceptionRow>(from).map(exceptionText),
      listOf<ExceptionRow>(to).map(exceptionText),
    );
  if (field.endsWith('Cents'))
    return `${field.replace(/Cents$/, '')} ${moneyText(from)} → ${moneyText(to)} yuan`;
  return few(leaves(field, from, to));
}
