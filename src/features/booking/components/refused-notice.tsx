import type { RemedyKind } from '@contract/subscribe/remedy-rules';
import type { ApiError } from '@/http/api-error';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { MEMBER_FORM_TYPE } from '@/routes/constants';
import { navigate } from '@/routes/navigate';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { withDayInWords } from '@/features/refusal/day-words';
import { REFUSAL_MESSAGES } from '@/features/refusal/messages';
import { readRefusal } from '@/features/refusal/refusal-rules';
import { emptyForm } from '../submit-info';
import type { BookingTarget } from '../form';
import { takeWay } from '../take-way';
import { useWayWords } from '@/features/refusal/way-words';
import { waysOf } from '@/features/refusal/ways';
import type { Way } from '@/features/refusal/ways';

/** Ways on that need no booking form: each opens a page, and back leads here. */
const LEADS_AWAY: readonly RemedyKind[] = [
  'plan',
  'addGuardian',
  'editPerson',
  'viewOrder',
  'otherVaccine',
  'otherClinic',
  'askClinic',
];

export interface RefusedNoticeProps {
  readonly title: string;
  readonly fault: Pick<ApiError, 'msg' | 'data'>;
  readonly target: BookingTarget;
  /** The way on, where the page itself knows it; else the provider's first one is taken. */
  readonly action?: { readonly text: string; readonly onPress: () => void } | undefined;
}

function open(way: Way, target: BookingTarget): void {
  // No booking waits for the person: after saving the form leads back here.
  if (way.kind === 'editPerson' || way.kind === 'addGuardian')
    void navigate.to('memberForm', { type: MEMBER_FORM_TYPE, linkmanId: way.linkmanId });
  else if (way.kind !== 'wait') takeWay(way, emptyForm(target, ''), 'form');
}

/** Why what is no booking was refused, from when on it would work, and one way on. */
export function RefusedNotice({ title, fault, target, action }: RefusedNoticeProps) {
  const t = useText(REFUSAL_MESSAGES);
  const words = useWayWords();
  const dates = useDateText();
  const refusal = readRefusal(fault.data);
  const way = waysOf(refusal).find(({ kind }) => LEADS_AWAY.includes(kind));
  const named = way && { text: words(way).title, onPress: () => open(way, target) };
  return (
    <NoticeBar tone="warning" urgent title={title} action={action ?? named}>
      {withDayInWords(fault.msg, refusal?.allowedFrom ?? null, dates, (day) =>
        t('fromDay', { day }),
      )}
    </NoticeBar>
  );
}
