import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { SUBSCRIBE_MESSAGES } from '../messages';
import { refusalAction } from '../refusal-rules';
import type { PersonCheck } from '../use-person-check';

export interface CheckNoticeProps {
  readonly name: string;
  readonly check: PersonCheck;
  readonly onGuardian: () => void;
}

/** Why a person cannot be booked, from when it would work, and the one thing to do about it. */
export function CheckNotice({ name, check, onGuardian }: CheckNoticeProps) {
  const t = useText(SUBSCRIBE_MESSAGES);
  const dates = useDateText();
  const { code, reason, allowedFrom, orderId } = check;
  const action = refusalAction(code, check);
  const actions = {
    openOrder: {
      text: t('openOrder'),
      onPress: () => void navigate.to('orderDetail', { orderId }),
    },
    addGuardian: { text: t('doAddGuardian'), onPress: onGuardian },
  };
  return (
    <NoticeBar
      tone="warning"
      urgent
      title={t('notAllowed', { name })}
      action={action === 'openOrder' || action === 'addGuardian' ? actions[action] : undefined}
    >
      {reason} {allowedFrom ? t('allowedFrom', { day: dates.day(allowedFrom) }) : ''}
    </NoticeBar>
  );
}
