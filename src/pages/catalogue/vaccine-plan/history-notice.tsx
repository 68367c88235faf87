import { View } from '@tarojs/components';
import { useText } from '@/i18n/messages';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { HISTORY_MESSAGES } from '@/features/doses/plan/history-messages';
import type { DoseHistory } from '@/features/doses/plan/use-dose-history';
import styles from './index.module.scss';

/** What the last answer about earlier doses did, with its undoing, or why it failed. */
export function HistoryNotice({ history }: { readonly history: DoseHistory }) {
  const t = useText(HISTORY_MESSAGES);
  const { notice, failure, forget, undoLast } = history;
  return (
    <View className={styles.part}>
      {notice ? (
        <NoticeBar
          tone="success"
          urgent
          onClose={forget}
          action={undoLast ? { text: t('undo'), onPress: undoLast } : undefined}
        >
          {notice}
        </NoticeBar>
      ) : failure ? (
        <NoticeBar tone="warning" urgent onClose={forget}>
          {failure}
        </NoticeBar>
      ) : null}
    </View>
  );
}
