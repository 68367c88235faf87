import { useText } from '@/i18n/messages';
import { REASON_MESSAGES } from './messages';

type ReasonName = keyof (typeof REASON_MESSAGES)['zh-CN'];

const KNOWN: readonly string[] = Object.keys(REASON_MESSAGES['zh-CN']);
const isKnown = (reason: string): reason is ReasonName => KNOWN.includes(reason);

/** Says a reason of a report, a decision or a check; subjects of word rules are said as they are. */
export function useReasonText(): (reason: string) => string {
  const t = useText(REASON_MESSAGES);
  return (reason) => (isKnown(reason) ? t(reason) : reason);
}
