import { useEffect } from 'react';
import { CARD_POLL } from '@contract/follow-up/card-rules';
import { useDeskData } from './use-desk-data';

/** The clinic's draft AEFI cards, read again every {@link CARD_POLL} ms: an emergency is to be seen within 5 s. */
export function useAefiCards() {
  const cards = useDeskData('GET /desk/aefi/list.do', {});
  const { refresh } = cards;
  useEffect(() => {
    const timer = setInterval(() => void refresh(), CARD_POLL);
    return () => clearInterval(timer);
  }, [refresh]);
  return cards;
}
