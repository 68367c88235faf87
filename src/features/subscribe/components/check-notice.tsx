import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { SUBSCRIBE_MESSAGES } from '../messages';
import { remedyOf } from '../refusal-rules';
import { REMEDY_MESSAGES } from '../remedy-messages';
import type { PersonCheck } from '../use-person-check';

export interface CheckNoticeProps {
  readonly name: string;
  readonly check: PersonCheck;
  readonly depaCode: string;
  readonly onGuardian: () => void;
  readonly onRefresh: () => void;
}

/** Why a person cannot be booked, from when it would work, and the one thing to do about it. */
export function CheckNotice(props: CheckNoticeProps) {
  const { name, check, depaCode, onGuardian, onRefresh } = props;
  const t = useText(SUBSCRIBE_MESSAGES);
  const remedyText = useText(REMEDY_MESSAGES);
  const dates = useDateText();
  const { reason, allowedFrom, orderId } = check;
  const remedy = remedyOf(check);
  const run = ((): (() => void) | null => {
    switch (remedy) {
      case 'viewOrder':
      case 'replace':
        return () =>
          void (orderId ? navigate.to('orderDetail', { orderId }) : navigate.to('orderList'));
      case 'addGuardian':
        return onGuardian;
      case 'otherClinic':
        return () => void navigate.tab('departmentList');
      case 'otherVaccine':
        return () => void navigate.to('departmentIndex', { depaCode });
      case 'askClinic':
        return () => void navigate.to('departmentIntro', { depaCode });
      case 'refresh':
        return onRefresh;
      case 'queue':
        return () => void navigate.to('release', { id: check.releaseId });
      // The form itself is where another person, dose or time is chosen.
      case 'otherPerson':
      case 'otherDose':
      case 'otherTime':
      case 'later':
      case 'readDisclosure':
      case 'withoutHold':
        return null;
      default:
        return remedy satisfies never;
    }
  })();
  const label = remedy === 'replace' ? 'viewOrder' : remedy;
  return (
    <NoticeBar
      tone="warning"
      urgent
      title={t('notAllowed', { name })}
      action={run ? { text: remedyText(label), onPress: run } : undefined}
    >
      {reason} {allowedFrom ? t('allowedFrom', { day: dates.day(allowedFrom) }) : ''}
    </NoticeBar>
  );
}
