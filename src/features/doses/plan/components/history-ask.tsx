import { View } from '@tarojs/components';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { HISTORY_MESSAGES } from '../history-messages';
import styles from './plan.module.scss';

export interface HistoryAskProps {
  readonly name: string;
  /** Number of self-reported doses. */
  readonly selfReported: number;
  /** Number of doses without a record. */
  readonly open: number;
  readonly busy: boolean;
  readonly onBulk: () => void;
  /** No (further) doses were administered. */
  readonly onNone: () => void;
}

/** Asks for the doses in the vaccination book before any dose is shown as overdue. */
export function HistoryAsk({ name, selfReported, open, busy, onBulk, onNone }: HistoryAskProps) {
  const t = useText(HISTORY_MESSAGES);
  return (
    <Card tone="accent">
      <View className={styles.title} {...semantics({ role: 'heading', level: 2 })}>
        {t('askTitle')}
      </View>
      <View className={styles.reason}>
        {selfReported > 0 ? t('askMore', { count: selfReported, open }) : t('ask', { name })}
      </View>
      <View className={`${styles.act} ${styles.pair}`}>
        <View className={styles.first}>
          <Button icon="clipboard-list" onPress={onBulk}>
            {t('bulk')}
          </Button>
        </View>
        <Button kind="text" loading={busy} onPress={onNone}>
          {t(selfReported > 0 ? 'noneMore' : 'noneGiven')}
        </Button>
      </View>
      <View className={styles.dates}>{t('askLater')}</View>
    </Card>
  );
}
