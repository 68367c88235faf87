import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import type { RemedyKind } from '@contract/subscribe/remedy-rules';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { withDaySpelledOut } from '@/features/booking/refusal/day-text';
import { BOOKING_FORM_MESSAGES } from '../messages';
import type { SubmitInfo } from '@/features/booking/submission/form';
import { applyRemedy } from '@/features/booking/submission/apply-remedy';
import type { PersonCheck } from '@/features/booking/submission/use-person-check';
import { useRemedyText } from '@/features/booking/refusal/remedy-text';
import { remediesOf } from '@/features/booking/refusal/remedy-options';
import type { RemedyOption } from '@/features/booking/refusal/remedy-options';
import { RemedyList } from '@/features/booking/refusal/components/remedy-list';
import styles from './check-notice.module.scss';

export interface CheckNoticeProps {
  readonly name: string;
  /** Says more than that they cannot be booked. */
  readonly title?: string | undefined;
  readonly check: PersonCheck;
  readonly form: SubmitInfo;
  /** Shown below the reason. */
  readonly hint?: string | undefined;
  /** What helps first, above the remedies. */
  readonly children?: ReactNode;
  /** For a participant: chooses another vaccine for them in place. */
  readonly onVaccine?: ((productId: string) => void) | undefined;
}

/** The form itself offers another person or time; a conflicting order has its own part below. */
const IN_THE_FORM: readonly RemedyKind[] = ['otherTime', 'later', 'wait', 'replace', 'addPerson'];

/** A participant is not exchanged for another person: their own button removes them from the group. */
const suits = (way: RemedyOption, isParticipant: boolean): boolean =>
  way.kind !== 'otherPerson' || (way.person !== null && !isParticipant);

/** Why a person cannot be booked, from which day it is possible, and the remedies. */
export function CheckNotice(props: CheckNoticeProps) {
  const { name, title, check, form, hint, children, onVaccine } = props;
  const t = useText(BOOKING_FORM_MESSAGES);
  const words = useRemedyText();
  const dates = useDateText();
  const { reason, allowedFrom } = check;
  const [main, ...others] = remediesOf(check, IN_THE_FORM).filter((way) => suits(way, !!onVaccine));
  const take = (way: RemedyOption): void => {
    if (way.kind === 'otherVaccine' && onVaccine) onVaccine(way.product.productId);
    else if (way.kind !== 'wait') applyRemedy(way, form, 'form');
  };
  return (
    <View>
      <NoticeBar
        tone="warning"
        urgent
        title={title ?? t(check.standing ? 'alreadyBooked' : 'notAllowed', { name })}
        action={main ? { text: words(main).title, onPress: () => take(main) } : undefined}
      >
        <View>
          {withDaySpelledOut(reason, allowedFrom, dates, (day) => t('allowedFrom', { day }))}
        </View>
        <View>{hint}</View>
      </NoticeBar>
      <View className={styles.others}>{children}</View>
      <View className={styles.others}>
        {others.length > 0 ? <RemedyList options={others} onTake={take} /> : null}
      </View>
    </View>
  );
}
