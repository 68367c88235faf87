import type { RemedyKind } from '@contract/subscribe/remedy-rules';
import type { ApiError } from '@/http/failure/api-error';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { MEMBER_FORM_TYPE } from '@/routes/constants';
import { navigate } from '@/routes/navigate';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { withDaySpelledOut } from '@/features/booking/refusal/day-text';
import { REFUSAL_MESSAGES } from '@/features/booking/refusal/messages';
import { readRefusal } from '@/features/booking/refusal/refusal-rules';
import { emptyForm } from '../submit-info';
import type { BookingTarget } from '../form';
import { applyRemedy } from '../apply-remedy';
import { useRemedyText } from '@/features/booking/refusal/remedy-text';
import { remediesOf } from '@/features/booking/refusal/remedy-options';
import type { RemedyOption } from '@/features/booking/refusal/remedy-options';

/** Remedies that need no booking form: each opens a page, and back returns here. */
const LEADS_AWAY: readonly RemedyKind[] = [
  'plan',
  'addGuardian',
  'editPerson',
  'health',
  'viewOrder',
  'otherVaccine',
  'otherClinic',
  'askClinic',
];

export interface RefusalNoticeProps {
  readonly title: string;
  readonly violation: Pick<ApiError, 'msg' | 'data'>;
  readonly target: BookingTarget;
  /** The remedy, where the page itself knows it; else the provider's first one is used. */
  readonly action?: { readonly text: string; readonly onPress: () => void } | undefined;
}

function open(option: RemedyOption, target: BookingTarget): void {
  // There is no booking to return to: after saving, the member form returns here.
  if (option.kind === 'editPerson' || option.kind === 'addGuardian')
    void navigate.to('memberForm', { type: MEMBER_FORM_TYPE, linkmanId: option.linkmanId });
  else if (option.kind !== 'wait') applyRemedy(option, emptyForm(target, ''), 'form');
}

/** Why something other than a booking was refused, from when it would be possible, and one remedy. */
export function RefusalNotice({ title, violation, target, action }: RefusalNoticeProps) {
  const t = useText(REFUSAL_MESSAGES);
  const words = useRemedyText();
  const dates = useDateText();
  const refusal = readRefusal(violation.data);
  const option = remediesOf(refusal).find(({ kind }) => LEADS_AWAY.includes(kind));
  const named = option && { text: words(option).title, onPress: () => open(option, target) };
  return (
    <NoticeBar tone="warning" urgent title={title} action={action ?? named}>
      {withDaySpelledOut(violation.msg, refusal?.allowedFrom ?? null, dates, (day) =>
        t('fromDay', { day }),
      )}
    </NoticeBar>
  );
}
