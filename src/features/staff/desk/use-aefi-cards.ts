import { CARD_POLL } from '@contract/follow-up/card-rules';
import { usePolling } from '@/features/staff/session/use-polling';
import { useDeskData } from './use-desk-data';

/** The clinic's draft AEFI cards, read again every {@link CARD_POLL} ms: an emergency is to be seen within 5 s. */
export function useAefiCards() {
  const cards = useDeskData('GET /desk/aefi/list.do', {});
  usePolling(cards.refresh, CARD_POLL);
  return cards;
}
