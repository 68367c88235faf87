import { View } from '@tarojs/components';
import { useState } from 'react';
import { useLanguage } from '@/i18n/language';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Empty } from '@/ui/state/empty';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { MODERATION_MESSAGES } from '../messages';
import { useModerationData } from '../use-moderation-data';
import styles from './moderation.module.scss';
import { QuestionnaireResults } from './questionnaire-results';

/** Questionnaires with their number of answers; one opened shows its results. */
export function QuestionnairesView() {
  const t = useText(MODERATION_MESSAGES);
  const language = useLanguage() === 'en' ? 'en' : 'zh';
  const [opened, setOpened] = useState<{ code: string; version: number } | null>(null);
  const { data, error, refresh } = useModerationData('GET /questionnaire/staff/list.do', {});
  if (opened)
    return (
      <QuestionnaireResults
        code={opened.code}
        version={opened.version}
        onBack={() => {
          setOpened(null);
          void refresh();
        }}
      />
    );
  if (!data)
    return error ? (
      <ErrorBlock title={t('loadFailed')} reason={error.msg} onRetry={() => void refresh()} />
    ) : (
      <Skeleton shape="list" count={3} />
    );
  if (data.list.length === 0) return <Empty title={t('questionnairesEmpty')} />;
  return (
    <View className={styles.step}>
      {data.list.map(({ code, version, title, answers, anonymous, closedAt }) => (
        <View key={`${code}.${version}`} className={styles.card}>
          <View className={styles.title}>{title[language]}</View>
          <View className={styles.note}>
            {t('questionnaireFacts', { code, version, count: answers })}
            {anonymous ? ` · ${t('anonymousFacts')}` : ''}
            {closedAt === null ? '' : ` · ${t('questionnaireClosed')}`}
          </View>
          <Button
            kind="secondary"
            size="sm"
            label={`${t('results')} ${title[language]}`}
            onPress={() => setOpened({ code, version })}
          >
            {t('results')}
          </Button>
        </View>
      ))}
    </View>
  );
}
