import { View } from '@tarojs/components';
import type { RemedyKind } from '@contract/subscribe/remedy-rules';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { withDayInWords } from '@/features/refusal/day-words';
import { BOOKING_FORM_MESSAGES } from '../messages';
import type { SubmitInfo } from '@/features/booking/form';
import { takeWay } from '@/features/booking/take-way';
import type { PersonCheck } from '@/features/booking/use-person-check';
import { useWayWords } from '@/features/refusal/way-words';
import { waysOf } from '@/features/refusal/ways';
import type { Way } from '@/features/refusal/ways';
import { WayList } from '@/features/refusal/components/way-list';
import styles from './check-notice.module.scss';

export interface CheckNoticeProps {
  readonly name: string;
  readonly check: PersonCheck;
  readonly form: SubmitInfo;
  /** Follows the reason. */
  readonly hint?: string | undefined;
  /** For somebody who comes along: another vaccine is chosen for them here. */
  readonly onVaccine?: ((productId: string) => void) | undefined;
}

/** The form itself is where another person or time is chosen; a standing appointment has its own part below. */
const IN_THE_FORM: readonly RemedyKind[] = ['otherTime', 'later', 'wait', 'replace', 'addPerson'];

/** Somebody who comes along gives their place to nobody: they are left out, by a button of their own. */
const suits = (way: Way, comesAlong: boolean): boolean =>
  way.kind !== 'otherPerson' || (way.person !== null && !comesAlong);

/** Why a person cannot be booked, from when it would work, and what can be done about it. */
export function CheckNotice({ name, check, form, hint, onVaccine }: CheckNoticeProps) {
  const t = useText(BOOKING_FORM_MESSAGES);
  const words = useWayWords();
  const dates = useDateText();
  const { reason, allowedFrom } = check;
  const [main, ...others] = waysOf(check, IN_THE_FORM).filter((way) => suits(way, !!onVaccine));
  const take = (way: Way): void => {
    if (way.kind === 'otherVaccine' && onVaccine) onVaccine(way.product.productId);
    else if (way.kind !== 'wait') takeWay(way, form, 'form');
  };
  return (
    <View>
      <NoticeBar
        tone="warning"
        urgent
        title={t(check.standing ? 'alreadyBooked' : 'notAllowed', { name })}
        action={main ? { text: words(main).title, onPress: () => take(main) } : undefined}
      >
        <View>
          {withDayInWords(reason, allowedFrom, dates, (day) => t('allowedFrom', { day }))}
        </View>
        <View>{hint}</View>
      </NoticeBar>
      <View className={styles.others}>
        {others.length > 0 ? <WayList ways={others} onTake={take} /> : null}
      </View>
    </View>
  );
}
