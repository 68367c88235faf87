import { useText } from '@/i18n/messages';
import { STAFF_MESSAGES } from './messages';
import { waitingOf } from './waiting-rules';

/** Says how long something has waited (ms). */
export function useWaitingText(): (waited: number) => string {
  const t = useText(STAFF_MESSAGES);
  return (waited) => {
    const { unit, count } = waitingOf(waited);
    return t(unit, { count });
  };
}
