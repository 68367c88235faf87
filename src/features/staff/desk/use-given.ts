import type { GivenDose } from '@contract/desk/given-endpoints';
import { useText } from '@/i18n/messages';
import { GIVEN_MESSAGES } from './given-messages';
import { useDeskDraft } from './use-desk-draft';

/** A product and its dose as they are being chosen: '' and null stand for what is not chosen yet. */
export interface ChosenDose {
  readonly productId: string;
  readonly doseNo: number | null;
}

/** What is sent of it; null while something is not chosen. */
const chosenOf = ({ productId, doseNo }: ChosenDose): GivenDose | null =>
  productId === '' || doseNo === null ? null : { productId, doseNo };

/** What is given instead of what an order booked, as it is chosen; it outlives the sheet. */
export function useGiven(orderId: string) {
  const t = useText(GIVEN_MESSAGES);
  const [given, keep] = useDeskDraft<ChosenDose | null>(`given ${orderId}`, null);
  const chosen = given && chosenOf(given);
  return {
    given,
    setGiven: (next: ChosenDose | null): void => keep(next ?? undefined),
    /** What is sent with the dose: nothing where it is what was booked. */
    sent: chosen ? { given: chosen } : {},
    /** Why it cannot be sent: another product was given, and which one is not chosen yet. */
    missing: given !== null && chosen === null ? t('missing') : null,
  };
}
