import { View } from '@tarojs/components';
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
  readonly onVaccine: (productId: string) => void;
  readonly onDose: (doseNo: number) => void;
}

/** The dose of a participant, a choice where several are possible, or why there is none. */
export function ParticipantDose(props: ParticipantDoseProps) {
  const { form, name, participant, state, onVaccine, onDose } = props;
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
          check={data}
          form={form}
          hint={t('notAllowedHint')}
          onVaccine={onVaccine}
        />
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
          today={today}
          onChoose={onDose}
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
