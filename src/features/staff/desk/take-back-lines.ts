import type { TakeBackEffect } from '@contract/desk/take-back-endpoints';
import type { TakeBackReason } from '@contract/desk/take-back-rules';
import type { textOf } from '@/i18n/messages';
import type { TAKE_BACK_MESSAGES } from './take-back-messages';

type TakeBackText = ReturnType<typeof textOf<(typeof TAKE_BACK_MESSAGES)['zh-CN']>>;

/** What taking a dose back does, a sentence each. */
export function takeBackLines(
  { order, notified, isFollowed }: TakeBackEffect,
  reason: TakeBackReason,
  t: TakeBackText,
): readonly string[] {
  return [
    t('uncounts', { name: order.personName }),
    t('revoked'),
    ...(isFollowed ? [t('unfollowed')] : []),
    t(notified > 0 ? 'notified' : 'noAccount'),
    ...(reason === 'wrongPerson' ? [t('recordRight')] : []),
    t('logged'),
  ];
}
