import { DOSE_MESSAGES } from '@/features/booking/submission/dose-messages';
import { FAMILY_MESSAGES } from '@/features/booking/form/family-messages';
import { BOOKING_FORM_MESSAGES } from '@/features/booking/form/messages';
import { isUnfinished } from '@/features/booking/submission/submit-info';
import type { FormViolation } from '@/features/booking/submission/submit-info';
import type { SubmitInfo } from '@/features/booking/submission/form';
import { useText } from '@/i18n/messages';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';

export interface ViolationNoticeProps {
  readonly form: SubmitInfo;
  /** Name of each person, in the order of the group. */
  readonly names: readonly string[];
  readonly violation: FormViolation | null;
}

/** What is still missing, next to the tapped button: the field itself may be off screen. */
export function ViolationNotice({ form, names, violation }: ViolationNoticeProps) {
  const t = useText(BOOKING_FORM_MESSAGES);
  const dose = useText(DOSE_MESSAGES);
  const family = useText(FAMILY_MESSAGES);
  const groupMembers = form.participants.findIndex(isUnfinished);
  const words = {
    person: t('personMissing'),
    dose: dose('doseMissing'),
    participant: family('unfinished', { name: names[groupMembers + 1] ?? '' }),
    mobile: t('contactViolation'),
  };
  return (
    <Optional>
      {violation ? (
        <NoticeBar tone="warning" urgent>
          {words[violation]}
        </NoticeBar>
      ) : null}
    </Optional>
  );
}
