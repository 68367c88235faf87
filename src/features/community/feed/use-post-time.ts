import { shanghaiDay } from '@contract/time/shanghai-rules';
import { serverNow } from '@/http/server-clock';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { ageOf } from '@/ui/notice/content-age';
import { COMMUNITY_MESSAGES } from './messages';

/** Says when something was published: its age on the first day, then its day. Instants in ms. */
export function usePostTime(): (at: number) => string {
  const t = useText(COMMUNITY_MESSAGES);
  const dates = useDateText();
  return (at) => {
    const now = serverNow();
    const { unit, count } = ageOf(now - at);
    if (unit === 'now') return t('now');
    if (unit !== 'days') return t(unit, { count });
    const isThisYear = shanghaiDay(at).slice(0, 4) === shanghaiDay(now).slice(0, 4);
    return isThisYear ? dates.dateTime(at) : dates.dayOfYear(shanghaiDay(at));
  };
}
