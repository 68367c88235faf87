import { plain } from './plain';
import { quoted, Refusal } from './refusal';
import type { FieldReader } from './refusal';
import { CAPACITY, CAPACITY_PERCENT } from '../../rules/limits';
import { wholeNumber } from './whole-number';

/** The capacity of each slot, or so many per cent of the schedule's. */
export interface Capacity {
  readonly unit: 'count' | 'percent';
  readonly value: number;
}

/** Reads a number as it is, and `50%` as a share. */
export const readCapacity: FieldReader<Capacity> = (text) => {
  const capacity = plain(text);
  if (/^0?\.\d+$/.test(capacity))
    return new Refusal(`${quoted(text)}: write a share as ${String(Number(capacity) * 100)}%`);
  const isPercent = capacity.endsWith('%');
  const value = isPercent
    ? wholeNumber(CAPACITY_PERCENT)(capacity.slice(0, -1))
    : wholeNumber(CAPACITY)(capacity);
  if (value instanceof Refusal)
    return isPercent ? new Refusal(`${value.message}, before the %`) : value;
  return { unit: isPercent ? 'percent' : 'count', value };
};

/** Reads the capacity of a slot. */
export const readCount = wholeNumber(CAPACITY);
