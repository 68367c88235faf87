import { moneyText } from '@contract/money/money-text-rules';
import { dayOf, timeOf } from '../../../../kernel/clock';
import { inLanguage } from '../../../../kernel/language';
import type { Language } from '../../../../kernel/language';
import type { NameOf } from './names';
import { NO, VALUE_LABELS, YES } from './value-labels';

const isMoney = (column: string): boolean => column === 'cents' || column.endsWith('_cents');

/** `2026-11-22 20:15`, in Beijing. */
export const dateTimeText = (at: Date): string => `${dayOf(at.getTime())} ${timeOf(at.getTime())}`;

const numberText = (column: string, value: number): string => {
  if (isMoney(column)) return moneyText(value);
  if (column === 'temperature_tenths') return `${(value / 10).toFixed(1)} °C`;
  return String(value);
};

const isMissing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/** A value in words; null where there is nothing to show. */
export function valueText(
  column: string,
  value: unknown,
  nameOf: NameOf,
  language: Language,
): string | null {
  if (isMissing(value)) return null;
  const label = VALUE_LABELS[column]?.[String(value)];
  if (label) return inLanguage(label, language);
  if (typeof value === 'boolean') return inLanguage(value ? YES : NO, language);
  if (value instanceof Date) return dateTimeText(value);
  if (typeof value === 'number') return numberText(column, value);
  if (typeof value === 'object') return JSON.stringify(value, null, 1);
  return nameOf(column, value) ?? String(value);
}
