import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import type { StoredHistoryAnswer } from '@contract/subscribe/dose-choice-rules';
import type { Participant, SubmitInfo } from '@/features/booking/submission/form';
import { serverToday } from '@/http/server-clock';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import { asksForDose } from '@/features/booking/submission/suitable-dose';
import { FAMILY_MESSAGES } from '../family-messages';
import type { ParticipantState } from '../use-participant';
import { CheckNotice } from './check-notice';
import { DoseQuestion } from '@/features/booking/submission/components/dose-question';
import styles from './participant-card.module.scss';

export interface ParticipantDoseProps {
  readonly form: SubmitInfo;
  readonly name: string;
  readonly participant: Participant;
  readonly state: ParticipantState;
  /** Name of the form's vaccine where it is the one that they cannot have; null: they can, or chose it themselves. */
  readonly unsuitable: string | null;
  /** What they can have instead of it. */
  readonly instead: ReactNode;
  readonly onVaccine: (productId: string) => void;
  readonly onDose: (doseNo: number) => void;
  readonly onAnswer: (answer: StoredHistoryAnswer | undefined) => void;
}

/** The dose of a participant, a choice where several are possible, or why there is none. */
export function ParticipantDose(props: ParticipantDoseProps) {
  const { form, name, participant, state, unsuitable, instead, onVaccine, onDose, onAnswer } =
    props;
  const t = useText(FAMILY_MESSAGES);
  const dates = useDateText();
  const today = serverToday();
  const { check, dose } = state;
  const { data } = check;
  return (
    <Optional>
      {data && !data.canSubscribe && !participant.replaceOrderId ? (
        <CheckNotice
          name={name}
          title={unsuitable === null ? undefined : t('unsuitable', { name, product: unsuitable })}
          check={data}
          form={form}
          hint={t(unsuitable === null ? 'notAllowedHint' : 'unsuitableHint', { name })}
          onVaccine={onVaccine}
        >
          {instead}
        </CheckNotice>
      ) : check.error && !data ? (
        <NoticeBar
          tone="warning"
          action={{ text: t('retry'), onPress: () => void check.refresh() }}
        >
          {check.error.msg}
        </NoticeBar>
      ) : data && asksForDose(data, participant.doseNo) ? (
        <DoseQuestion
          key={`${participant.linkmanId} ${participant.productId}`}
          check={data}
          chosen={participant.doseNo}
          answered={participant.historyAnswer}
          today={today}
          onChoose={onDose}
          onAnswer={onAnswer}
        />
      ) : dose ? (
        <View className={styles.dose}>
          {t('dose', { dose: dose.label })}
          {dose.earliestDay && dose.earliestDay > today
            ? ` · ${t('from', { day: dates.dayOfYear(dose.earliestDay) })}`
            : ''}
        </View>
      ) : null}
    </Optional>
  );
}
