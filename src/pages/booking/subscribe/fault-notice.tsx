import { FAMILY_MESSAGES } from '@/features/booking-form/family-messages';
import { BOOKING_FORM_MESSAGES } from '@/features/booking-form/messages';
import { isUnfinished } from '@/features/booking/submit-info';
import type { FormFault } from '@/features/booking/submit-info';
import type { SubmitInfo } from '@/features/booking/form';
import { useText } from '@/i18n/messages';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';

export interface FaultNoticeProps {
  readonly form: SubmitInfo;
  /** Name of each person, in the order of the party. */
  readonly names: readonly string[];
  readonly fault: FormFault | null;
}

/** What is still missing, beside the button that was tapped: its own place may be out of sight. */
export function FaultNotice({ form, names, fault }: FaultNoticeProps) {
  const t = useText(BOOKING_FORM_MESSAGES);
  const family = useText(FAMILY_MESSAGES);
  const along = form.companions.findIndex(isUnfinished);
  const words = {
    person: t('personMissing'),
    dose: t('doseMissing'),
    companion: family('unfinished', { name: names[along + 1] ?? '' }),
    mobile: t('contactFault'),
  };
  return (
    <Optional>
      {fault ? (
        <NoticeBar tone="warning" urgent>
          {words[fault]}
        </NoticeBar>
      ) : null}
    </Optional>
  );
}
