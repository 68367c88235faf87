import { optional } from '../columns';
import { readWeekday } from '../fields/weekdays';

/** The column of the weekday that a day is worked as. @param kind of line that has one */
export const asWeekday = (kind: string) =>
  optional(
    readWeekday,
    `${kind}：按星期几的安排，1 至 7`,
    `${kind}: the weekday whose schedule holds, 1 to 7`,
  );
