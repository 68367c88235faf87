import type { BookingServices } from '../submission/services';
import { clinicProductKey } from '../../../shared/catalogue/clinic-product';
import { recordsOf } from '../../../shared/doses/elsewhere';
import type { RecipientHistory } from '../../../shared/recipients/recipient-history';
import type { FreedSlotDetailRow, WaitingEntryRow } from './offer-statement';
import { suits } from './suits';

/** Judges the entries of lines; each person is read once, for as long as the judge is asked. */
export interface WaitlistEligibility {
  /** Whether booking would take each entry's dose at a place. */
  suited(
    freedSlot: FreedSlotDetailRow,
    entries: readonly WaitingEntryRow[],
  ): Promise<readonly boolean[]>;
  /** How many entries have been read. */
  read(): number;
}

/** @param today the day on which an offer could be taken, `YYYY-MM-DD` */
export function createWaitlistEligibility(
  { people, clinicProducts }: Pick<BookingServices, 'people' | 'clinicProducts'>,
  today: string,
): WaitlistEligibility {
  const historyCache = new Map<number, Promise<RecipientHistory | null>>();
  const historyOf = (entry: WaitingEntryRow): Promise<RecipientHistory | null> => {
    const history =
      historyCache.get(entry.id) ?? people.history(entry.linkman_id, entry.vaccine_code);
    historyCache.set(entry.id, history);
    return history;
  };
  return {
    async suited(freedSlot, entries) {
      const offered = await Promise.all(
        entries.map(({ product_id: productId }) =>
          clinicProducts.get(clinicProductKey(freedSlot.depa_code, productId)),
        ),
      );
      const histories = await Promise.all(entries.map(historyOf));
      const at = {
        depaCode: freedSlot.depa_code,
        day: freedSlot.day,
        startTime: freedSlot.start_time,
        endTime: freedSlot.end_time,
      };
      return histories.map((history, nth) => {
        const entry = entries[nth];
        const clinicProduct = offered[nth];
        if (!clinicProduct || !entry || history?.recipient.userId !== entry.user_id) return false;
        const { recipient, administered } = history;
        const { course } = clinicProduct;
        const waited = {
          recipient,
          course,
          doseNo: entry.dose_no,
          records: recordsOf(administered),
        };
        return suits(waited, at, today);
      });
    },
    read: () => historyCache.size,
  };
}
