import { View } from '@tarojs/components';
import { useState } from 'react';
import { loadState } from '@/http/hooks/load-state';
import { useServer } from '@/http/hooks/use-server';
import { serverNow } from '@/http/server-clock';
import { traceId } from '@/http/wire/trace-id';
import { useDateText } from '@/i18n/date-text';
import { useLanguage } from '@/i18n/language';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Button } from '@/ui/button/button';
import { Page } from '@/ui/page/page';
import { Result } from '@/ui/state/result';
import { answersOf, newerDraft } from '../draft-rules';
import type { SurveyDraft } from '../draft-rules';
import type { QuestionnaireDetail } from '../api';
import { QUESTIONNAIRE_MESSAGES } from '../messages';
import { deviceDraft } from '../survey-state';
import type { SurveySubject } from '../survey-state';
import { AttemptPage } from './attempt-page';
import styles from './question.module.scss';

export interface QuestionnairePageProps {
  readonly subject: SurveySubject;
  /** False until somebody is signed in. */
  readonly isReady: boolean;
  readonly title: string;
}

/** The draft to go on with: the newer one of this device and the account, or a new attempt. */
function draftFor(
  subject: SurveySubject,
  { draft, questionnaire: { version } }: QuestionnaireDetail,
): SurveyDraft {
  const stored = deviceDraft(subject);
  // The same question may mean something else in another version.
  const device = stored?.version === version ? stored : null;
  const newer = newerDraft(device, draft);
  if (newer === 'device' && device) return device;
  const own = { ...subject, version };
  return newer === 'account' && draft
    ? { ...own, ...draft, answers: answersOf(draft.answers) }
    : { ...own, attempt: traceId(), answers: {}, at: null, savedAt: serverNow() };
}

const toList = (): void => void navigate.replace('questionnaire');
const toBeans = (): void => void navigate.to('healthBeanTask');

/** A questionnaire from its first page to its thanks. */
export function QuestionnairePage({ subject, isReady, title }: QuestionnairePageProps) {
  const t = useText(QUESTIONNAIRE_MESSAGES);
  const dates = useDateText();
  const language = useLanguage() === 'en' ? 'en' : 'zh';
  const { code, orderId } = subject;
  // As it stands when the page opens: it must not be asked for again while it is filled in.
  const [version] = useState(deviceDraft(subject)?.version);
  const detail = useServer(isReady ? 'GET /questionnaire/detail.do' : null, {
    code,
    ...(orderId === '' ? {} : { orderId }),
    ...(version === undefined ? {} : { version }),
  });
  const [begun, setBegun] = useState<{ draft: SurveyDraft; detail: QuestionnaireDetail } | null>(
    null,
  );
  const [isSent, setSent] = useState(false);
  const { data } = detail;
  if (begun && !isSent)
    return (
      <AttemptPage
        title={title}
        detail={begun.detail}
        begun={begun.draft}
        onSent={() => setSent(true)}
      />
    );
  if (!data) return <Page title={title} {...loadState(detail, t('loadFailed'))} />;
  const { questionnaire, state, givesBeans } = data;
  const others = { text: t('others'), onPress: toList };
  if (isSent || state === 'answered')
    return (
      <Page title={title}>
        <Result
          kind="success"
          title={t(isSent ? 'done' : 'doneBefore')}
          text={questionnaire.thanks[language]}
          action={givesBeans ? { text: t('toBeans'), onPress: toBeans } : others}
          second={givesBeans ? others : undefined}
        />
      </Page>
    );
  if (state === 'closed')
    return (
      <Page title={title}>
        <Result kind="notice" title={t('closed')} text={t('closedText')} action={others} />
      </Page>
    );
  const draft = draftFor(subject, data);
  const hasBegun = Object.keys(draft.answers).length > 0;
  return (
    <Page
      title={title}
      footer={
        <Button block onPress={() => setBegun({ draft, detail: data })}>
          {t(hasBegun ? 'goOn' : 'start')}
        </Button>
      }
    >
      <View className={styles.title}>{questionnaire.title[language]}</View>
      <View className={styles.note}>{questionnaire.intro[language]}</View>
      <View className={styles.note}>{questionnaire.anonymous ? t('anonymousWhy') : ''}</View>
      <View className={styles.note}>
        {t('until', { day: dates.dayOfYear(questionnaire.closes) })}
      </View>
    </Page>
  );
}
