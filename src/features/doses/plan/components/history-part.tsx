import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import type { Plan } from '@contract/plan/endpoints';
import { agesToNote } from '@contract/plan/history-rules';
import { isGrown } from '@contract/plan/programme-age-rules';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Optional } from '@/ui/optional/optional';
import { HISTORY_MESSAGES } from '../history-messages';
import type { DoseHistory } from '../use-dose-history';
import styles from './plan.module.scss';

export interface HistoryPartProps {
  readonly plan: Plan;
  readonly history: DoseHistory;
  readonly onBulk: () => void;
}

/** Shown above the records: reporting many doses at once, and undoing that. */
export function HistoryPart({ plan, history, onBulk }: HistoryPartProps): ReactNode {
  const t = useText(HISTORY_MESSAGES);
  const { linkmanId, birthday, today, taken } = plan;
  const { batch } = plan.history;
  if (isGrown(birthday, today)) return null;
  const canNote = agesToNote(plan, taken, today).length > 0;
  return (
    <View className={`${styles.pair} ui-print-none`}>
      <Optional>
        {canNote ? (
          <Button kind="text" size="sm" icon="clipboard-list" onPress={onBulk}>
            {t('bulk')}
          </Button>
        ) : null}
      </Optional>
      <Optional>
        {batch && batch.count > 0 ? (
          <Button
            kind="text"
            size="sm"
            loading={history.busy}
            onPress={() => void history.undo(linkmanId, batch.batchKey)}
          >
            {t('undoBatch', { count: batch.count })}
          </Button>
        ) : null}
      </Optional>
    </View>
  );
}
