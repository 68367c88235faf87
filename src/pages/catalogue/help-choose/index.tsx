import { View } from '@tarojs/components';
import { AdviceList } from '@/pages/catalogue/help-choose/components/advice-list';
import {
  adviceFor,
  answered,
  isComplete,
  questionsToAsk,
} from '@/pages/catalogue/help-choose/choose-rules';
import { CHOOSE_MESSAGES } from '@/pages/catalogue/help-choose/messages';
import { keepAnswers, useAnswers } from '@/pages/catalogue/help-choose/store';
import { useRegion } from '@/shared/location/use-region';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Optional } from '@/ui/optional/optional';
import { ActionBar } from '@/ui/page/action-bar';
import { Button } from '@/ui/button/button';
import { RadioGroup } from '@/ui/choice/radio-group';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Page } from '@/ui/page/page';
import styles from './index.module.scss';

/** Platform number sent to fetch the questions (specification §7). */
const PLATFORM = 40;

/** The guided choice: one question after the other, then the result. */
export default function HelpChoose() {
  const t = useText(CHOOSE_MESSAGES);
  const title = usePageTitle('helpChoose');
  const { regionCode } = useRegion();
  const guide = useServer('GET /recommend/help-choose-vaccine/configs.do', {
    platform: PLATFORM,
    regionCode,
  });
  const { answers } = useAnswers();
  const { data, error } = guide;
  if (!data) {
    const retry = (): void => void guide.refresh();
    const problem = error && { title: t('failed'), reason: error.msg, onRetry: retry };
    return <Page title={title} loading="list" error={problem} />;
  }
  return (
    <Page
      title={title}
      footer={
        <ActionBar>
          <Button
            kind="secondary"
            disabled={Object.keys(answers).length === 0}
            onPress={() => keepAnswers({})}
          >
            {t('again')}
          </Button>
          <Button onPress={() => void navigate.to('vaccineList')}>{t('toCatalogue')}</Button>
        </ActionBar>
      }
    >
      <NoticeBar title={t('lead')}>{t('leadText')}</NoticeBar>
      <View className={styles.questions}>
        {questionsToAsk(data, answers).map(({ questionId, title: question, hint, options }) => (
          <View key={questionId} className={styles.question}>
            <RadioGroup
              label={question}
              hint={hint}
              shape={options.some(({ note }) => note) ? 'rows' : 'chips'}
              value={answers[questionId]}
              options={options.map(({ optionId, label, note }) => ({
                value: optionId,
                label,
                note: note || undefined,
              }))}
              onChange={(optionId) => keepAnswers(answered(data, answers, questionId, optionId))}
            />
          </View>
        ))}
      </View>
      <Optional>
        {isComplete(data, answers) ? <AdviceList advice={adviceFor(data, answers)} /> : null}
      </Optional>
      <View className={styles.decides}>{t('decides')}</View>
    </Page>
  );
}
