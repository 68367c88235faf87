import { View } from '@tarojs/components';
import { MOST_TEXT } from '@contract/service/chat-rules';
import { useText } from '@/i18n/messages';
import { pressable } from '@/ui/a11y/press';
import { semantics } from '@/ui/a11y/semantics';
import { TextareaField } from '@/ui/field/textarea-field';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import { Section } from '@/ui/section/section';
import { SERVICE_MESSAGES } from '../messages';
import { typeText } from '../outbox';
import type { Answers } from '../use-answers';
import { AnswerList } from './answer-list';
import { UrgentNotice } from './urgent-notice';
import styles from './service.module.scss';

const OFTEN = ['oftenWhen', 'oftenChange', 'oftenRefund', 'oftenFever'] as const;

export interface AskFormProps {
  readonly text: string;
  readonly answers: Answers;
  /** Id of the element that shows them. */
  readonly answersId: string;
  /** Staff were asked for before anything was written. */
  readonly isMissing: boolean;
}

/** A question, with the answers that there are already. */
export function AskForm({ text, answers, answersId, isMissing }: AskFormProps) {
  const t = useText(SERVICE_MESSAGES);
  const { data, isUrgent } = answers;
  return (
    <View>
      <TextareaField
        label={t('ask')}
        value={text}
        onChange={typeText}
        maxLength={MOST_TEXT}
        hint={t('askHint')}
        error={isMissing && text.trim() === '' ? t('needText') : undefined}
      />
      <Optional>
        {isUrgent ? (
          <UrgentNotice clinic={data?.clinicName ?? ''} phone={data?.clinicPhone ?? ''} />
        ) : null}
      </Optional>
      <View
        id={answersId}
        className={styles.answers}
        {...semantics({ live: 'polite', busy: answers.isRefreshing })}
      >
        {text.trim() === '' ? <OftenAsked /> : <Found answers={answers} />}
      </View>
    </View>
  );
}

function OftenAsked() {
  const t = useText(SERVICE_MESSAGES);
  return (
    <Section title={t('often')}>
      <View className={styles.chips}>
        {OFTEN.map((name) => (
          <View
            key={name}
            className={styles.chip}
            {...pressable({ onPress: () => typeText(t(name)) })}
          >
            {t(name)}
          </View>
        ))}
      </View>
    </Section>
  );
}

function Found({ answers: { data, error, isUrgent, refresh } }: Pick<AskFormProps, 'answers'>) {
  const t = useText(SERVICE_MESSAGES);
  if (error && !data)
    return (
      <NoticeBar tone="warning" action={{ text: t('retry'), onPress: () => void refresh() }}>
        {t('answersFailed')}
      </NoticeBar>
    );
  if (!data) return null;
  // Below the notice to call 120 there is nothing else to be done.
  if (data.list.length === 0 && isUrgent) return null;
  if (data.list.length === 0) return <View className={styles.quiet}>{t('noAnswers')}</View>;
  return (
    <Section title={t('answers')}>
      <AnswerList list={data.list} />
    </Section>
  );
}
