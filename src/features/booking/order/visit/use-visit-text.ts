import { moneyText } from '@contract/money/money-text-rules';
import { isOneVisit } from '@contract/subscribe/one-visit-rules';
import { peopleOf, sumOfParts, timeOfParts } from '@contract/order/visit-rules';
import type { VisitPart } from '@contract/order/visit-rules';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { VISIT_MESSAGES } from './visit-messages';

/** What is said of parts of a visit. */
export function useVisitText() {
  const t = useText(VISIT_MESSAGES);
  const dates = useDateText();
  return {
    /** How many people and doses. */
    size: (parts: readonly VisitPart[]): string =>
      t('size', { people: peopleOf(parts).length, doses: parts.length }),
    /** Each person's name, once. */
    names: (parts: readonly VisitPart[]): string =>
      peopleOf(parts)
        .map(({ name }) => name)
        .join(t('join')),
    /** A dose of a person. */
    dose: ({ productName, doseLabel }: VisitPart): string =>
      t('dose', { product: productName, dose: doseLabel }),
    /** Doses of a person. */
    doses: (parts: readonly VisitPart[]): string =>
      parts
        .map(({ productName, doseLabel }) => t('dose', { product: productName, dose: doseLabel }))
        .join(t('join')),
    /** Day and time from the first start to the last end; of parts that are apart, each time. @param today says "today" */
    when: (parts: readonly VisitPart[], today?: string): string => {
      const day = parts[0]?.day ?? '';
      const time = timeOfParts(parts);
      if (!time) return '';
      if (isOneVisit(parts)) return dates.when(day, time.startTime, time.endTime, today);
      const starts = [...new Set(parts.map(({ startTime }) => startTime))].sort();
      return `${dates.day(day, today)} ${starts.join(t('join'))}`;
    },
    /** The sum of what takes place. */
    sum: (parts: readonly VisitPart[]): string => t('sum', { price: moneyText(sumOfParts(parts)) }),
  };
}
