import { View } from '@tarojs/components';
import { useState } from 'react';
import type { LotRecall } from '@contract/manage/recall-endpoints';
import { useLanguage } from '@/i18n/language';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Refusal } from '@/ui/notice/refusal';
import { useManageStep } from '../use-step';
import { EndRecall } from './end-recall';
import { RECALL_MESSAGES } from './messages';
import { RecipientList } from './recipient-list';
import { useListFile } from './use-list-file';
import styles from './recall.module.scss';

interface Props {
  readonly recall: LotRecall;
  readonly depaCode: string | null;
  readonly onBack: () => void;
  readonly onChanged: () => void;
}

/** What is recalled, how far it has come, and what recipients read. */
function RecallHead({ recall }: { readonly recall: LotRecall }) {
  const t = useText(RECALL_MESSAGES);
  const { productName, lot, clinicName, reason, message, confirmedBy, waiting } = recall;
  const said = useLanguage() === 'en' ? message.en : message.zh;
  return (
    <View className={styles.head}>
      <View className={styles.name} {...semantics({ role: 'heading', level: 2 })}>
        {`${productName} · ${lot}`}
      </View>
      <View>{[clinicName ?? t('all'), reason].join(' · ')}</View>
      <View>{t('line', recall)}</View>
      <View className={styles.text}>{t('said', { said, confirmedBy })}</View>
      {waiting > 0 ? <NoticeBar>{t('waiting', { count: waiting })}</NoticeBar> : null}
    </View>
  );
}

/** A recall, with everybody whom its lot was given. */
export function Recipients({ recall, depaCode, onBack, onChanged }: Props) {
  const t = useText(RECALL_MESSAGES);
  const [ending, setEnding] = useState(false);
  const { busy, problem, run } = useManageStep();
  const save = useListFile(recall, depaCode);
  return (
    <View>
      <View className={styles.tools}>
        <Button kind="text" icon="chevron-left" onPress={onBack}>
          {t('back')}
        </Button>
        <Button
          kind="secondary"
          icon="download"
          disabled={busy}
          onPress={() => void run(save, t('fileSaved'))}
        >
          {t('file')}
        </Button>
        {recall.canEnd ? (
          <Button kind="text" onPress={() => setEnding(true)}>
            {t('end')}
          </Button>
        ) : null}
      </View>
      <Refusal title={t('failed')} reason={problem} />
      <RecallHead recall={recall} />
      <RecipientList recall={recall} depaCode={depaCode} onChanged={onChanged} />
      {ending ? (
        <EndRecall
          recallId={recall.recallId}
          toCall={recall.toCall}
          onClose={() => setEnding(false)}
          onEnded={() => {
            onChanged();
            onBack();
          }}
        />
      ) : null}
    </View>
  );
}
