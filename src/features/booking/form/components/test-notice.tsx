import { useText } from '@/i18n/messages';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { BOOKING_FORM_MESSAGES } from '../messages';
import type { PersonCheck } from '@/features/booking/submission/use-person-check';

export interface TestNoticeProps {
  readonly name: string;
  readonly check: Pick<PersonCheck, 'testFrom' | 'canSubscribe'> | undefined;
  /** Day of the appointment, or today while none is chosen; `YYYY-MM-DD`. */
  readonly day: string;
}

/** Says that a negative tuberculin test is required first, as the plan and the choice of a clinic do. */
export function TestNotice({ name, check, day }: TestNoticeProps) {
  const t = useText(BOOKING_FORM_MESSAGES);
  const from = check?.canSubscribe ? check.testFrom : null;
  if (from === null || day < from) return null;
  return <NoticeBar tone="warning">{t('bcgTest', { name })}</NoticeBar>;
}
