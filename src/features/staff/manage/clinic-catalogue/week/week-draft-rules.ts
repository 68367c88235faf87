import type { ClinicCatalogue } from '@contract/manage/catalogue-endpoints';
import type {
  ClinicEditsInput,
  HoursFields,
  PeriodFields,
  ScheduleFields,
} from '@contract/manage/catalogue-fields';
import { compareText } from '@contract/text/order-rules';

/** The week of a clinic as it is being changed; null: as it is. */
export interface WeekDraft {
  readonly hours: HoursFields[] | null;
  readonly schedules: ScheduleFields[];
}

export const NO_CHANGE: WeekDraft = { hours: null, schedules: [] };

/** A period of opening hours, with its weekday. */
export interface OpenPeriod {
  readonly weekday: number;
  readonly from: string;
  readonly to: string;
}

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Opening hours as one list. */
export const openPeriods = (hours: readonly HoursFields[]): OpenPeriod[] =>
  hours.flatMap(({ weekday, periods }) => periods.map((period) => ({ weekday, ...period })));

/** The list as opening hours of all seven weekdays, in order. */
export const hoursOf = (list: readonly OpenPeriod[]): HoursFields[] =>
  WEEKDAYS.map((weekday) => ({
    weekday,
    periods: list
      .filter((period) => period.weekday === weekday)
      .map(({ from, to }) => ({ from, to }))
      .sort((one, other) => compareText(one.from, other.from)),
  }));

const keyOf = (productIds: readonly string[]): string => [...productIds].sort().join(' ');

/** Groups of products that share a week, and each other product alone: what can be chosen. */
export function groupsOf({ products, schedules }: ClinicCatalogue): (readonly string[])[] {
  const grouped = new Set(schedules.flatMap(({ productIds }) => productIds));
  return [
    ...schedules.map(({ productIds }) => productIds),
    ...products
      .filter(({ productId }) => !grouped.has(productId))
      .map(({ productId }) => [productId]),
  ];
}

/** The periods of some products, as they are being changed. */
export function periodsOf(
  draft: WeekDraft,
  { schedules }: Pick<ClinicCatalogue, 'schedules'>,
  productIds: readonly string[],
): readonly PeriodFields[] {
  const isOwn = (week: ScheduleFields): boolean => keyOf(week.productIds) === keyOf(productIds);
  return (draft.schedules.find(isOwn) ?? schedules.find(isOwn))?.periods ?? [];
}

/** The draft with other periods of some products. */
export const withPeriods = (
  draft: WeekDraft,
  productIds: readonly string[],
  periods: readonly PeriodFields[],
): WeekDraft => ({
  ...draft,
  schedules: [
    ...draft.schedules.filter((week) => keyOf(week.productIds) !== keyOf(productIds)),
    { productIds: [...productIds], periods: [...periods] },
  ],
});

/** A list in which some weekdays have what another one has. */
export const copied = <Period extends { readonly weekday: number }>(
  list: readonly Period[],
  from: number,
  to: readonly number[],
): Period[] => {
  const targets = to.filter((weekday) => weekday !== from);
  const own = list.filter(({ weekday }) => weekday === from);
  return [
    ...list.filter(({ weekday }) => !targets.includes(weekday)),
    ...targets.flatMap((weekday) => own.map((period) => ({ ...period, weekday }))),
  ];
};

/** What is sent. */
export const editsOf = ({ hours, schedules }: WeekDraft): ClinicEditsInput => ({
  ...(hours && { hours }),
  schedules: [...schedules],
});
