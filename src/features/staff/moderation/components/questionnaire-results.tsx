import { View } from '@tarojs/components';
import { useState } from 'react';
import type { QuestionResult } from '@contract/questionnaire/endpoints';
import { FEWEST_ANSWERS } from '@contract/questionnaire/questionnaire-rules';
import { isApiError } from '@/http/failure/api-error';
import { pictureUrl } from '@/http/picture-url';
import { useLanguage } from '@/i18n/language';
import { useText } from '@/i18n/messages';
import { saveTextFile } from '@/platform/save-file';
import { Button } from '@/ui/button/button';
import { Refusal } from '@/ui/notice/refusal';
import { Picture } from '@/ui/picture/picture';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { moderationRequest } from '../api';
import { MODERATION_MESSAGES } from '../messages';
import { useModerationData } from '../use-moderation-data';
import styles from './moderation.module.scss';

export interface QuestionnaireResultsProps {
  readonly code: string;
  readonly version: number;
  readonly onBack: () => void;
}

/** Results of a questionnaire: counts of each question, the table, and closing it early. */
export function QuestionnaireResults({ code, version, onBack }: QuestionnaireResultsProps) {
  const t = useText(MODERATION_MESSAGES);
  const language = useLanguage() === 'en' ? 'en' : 'zh';
  const [refusal, setRefusal] = useState('');
  const ask = { code, version };
  const { data, error, refresh } = useModerationData('GET /questionnaire/staff/results.do', ask);
  if (!data)
    return error ? (
      <ErrorBlock title={t('loadFailed')} reason={error.msg} onRetry={() => void refresh()} />
    ) : (
      <Skeleton shape="list" count={4} />
    );
  const { card, questions } = data;
  const run = async (step: () => Promise<unknown>): Promise<void> => {
    setRefusal('');
    try {
      await step();
    } catch (failure) {
      setRefusal(isApiError(failure) ? failure.msg : t('failed'));
    }
  };
  const save = () =>
    run(async () => {
      const { fileName, csv } = await moderationRequest('GET /questionnaire/staff/csv.do', ask);
      saveTextFile(fileName, csv, 'text/csv');
    });
  const setOpen = (open: boolean) =>
    run(async () => {
      await moderationRequest('POST /questionnaire/staff/setOpen.do', { ...ask, open });
      await refresh();
    });
  const isClosed = card.closedAt !== null;
  return (
    <View className={styles.step}>
      <View className={styles.title}>{card.title[language]}</View>
      <View className={styles.note}>
        {t('questionnaireFacts', { code, version, count: card.answers })}
      </View>
      <View className={styles.note}>
        {card.anonymous ? t('anonymousNote', { count: FEWEST_ANSWERS }) : ''}
      </View>
      <View className={styles.buttons}>
        <Button kind="secondary" size="sm" icon="chevron-left" onPress={onBack}>
          {t('allQuestionnaires')}
        </Button>
        <Button kind="secondary" size="sm" onPress={() => void save()}>
          {t('saveTable')}
        </Button>
        <Button kind="text" size="sm" onPress={() => void setOpen(isClosed)}>
          {t(isClosed ? 'openAgain' : 'closeEarly')}
        </Button>
      </View>
      <Refusal title={t('failed')} reason={refusal} />
      <View className={styles.step}>
        {questions.map((question) => (
          <OneResult key={question.questionId} result={question} />
        ))}
      </View>
    </View>
  );
}

function OneResult({ result }: { readonly result: QuestionResult }) {
  const t = useText(MODERATION_MESSAGES);
  const language = useLanguage() === 'en' ? 'en' : 'zh';
  const { title, answered, skipped, counts, average, texts, pictures } = result;
  return (
    <View className={styles.card}>
      <View className={styles.title}>{title[language]}</View>
      <View className={styles.note}>
        {t('answeredSkipped', { answered, skipped })}
        {average === null ? '' : ` · ${t('average', { value: average })}`}
      </View>
      {counts.map(({ label, count }) => (
        <View key={label.zh}>
          {label[language]}: {count}
        </View>
      ))}
      {texts.map((text, index) => (
        <View key={`${index} ${text}`} className={styles.note}>
          {text}
        </View>
      ))}
      {pictures.map((src, index) => (
        <Picture key={src} src={pictureUrl(src)} alt={t('resultPicture', { index: index + 1 })} />
      ))}
    </View>
  );
}
