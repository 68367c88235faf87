import { View } from '@tarojs/components';
import type { Decision } from '@contract/community/moderation-endpoints';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { MODERATION_MESSAGES } from '../messages';
import { useReasonText } from '../use-reason-text';
import { UndoButton } from './undo-button';
import styles from './moderation.module.scss';

const ACTION_NAMES = {
  publish: 'actionPublish',
  remove: 'actionRemove',
  warn: 'actionWarn',
  mute: 'actionMute',
  unmute: 'actionUnmute',
  verify: 'actionVerify',
  circle: 'actionCircle',
} as const;

/** A decision: what, on whom and why, by whom and when; with `onUndone` it can be undone. */
export function DecisionRow({
  decision,
  onUndone,
}: {
  readonly decision: Decision;
  readonly onUndone?: (() => void) | undefined;
}) {
  const t = useText(MODERATION_MESSAGES);
  const dates = useDateText();
  const reasonText = useReasonText();
  const { action, author, excerpt, reason, detail, staffName, at, undoneBy, undoable } = decision;
  const isVerify = action === 'verify';
  const facts = [
    author?.nickname,
    excerpt && `“${excerpt}”`,
    isVerify ? '' : reasonText(reason),
    detail,
  ];
  return (
    <View className={styles.quote}>
      <View className={styles.title}>{t(ACTION_NAMES[action])}</View>
      {facts.filter(Boolean).join(' · ')}
      <View className={styles.note}>
        {t('logLine', { staff: staffName, time: dates.dateTime(at) })}
        {undoneBy ? ` · ${t('undoneBy', { name: undoneBy })}` : ''}
      </View>
      {onUndone && undoable ? <UndoButton decision={decision} onUndone={onUndone} /> : null}
    </View>
  );
}
