import { View } from '@tarojs/components';
import { useLayoutEffect } from 'react';
import { firstOpenDose } from '@contract/subscribe/dose-choice-rules';
import type { LinkmanCard } from '@contract/linkman/endpoints';
import type { Release } from '@contract/release/endpoints';
import { DoseQuestion } from '@/features/booking/submission/components/dose-question';
import { RefusalNotice } from '@/features/booking/submission/components/refusal-notice';
import { usePersonCheck } from '@/features/booking/submission/use-person-check';
import { serverToday } from '@/http/server-clock';
import { useText } from '@/i18n/messages';
import { Checkbox } from '@/ui/choice/checkbox';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { RELEASE_MESSAGES } from '../messages';

export interface PersonRowProps {
  readonly release: Release;
  readonly person: LinkmanCard;
  readonly isChosen: boolean;
  readonly disabled: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  /** The dose that was answered where none is on record; null: none was. */
  readonly answered: number | null;
  readonly onAnswer: (doseNo: number) => void;
  /** Called with the next dose of a chosen person; null where none can be booked. */
  readonly onDose: (linkmanId: string, doseNo: number | null) => void;
}

/** A family member: whether they take part, with which dose, or why they cannot. */
export function PersonRow(props: PersonRowProps) {
  const { release, person, isChosen, disabled, answered, onAnswer, onChoose, onDose } = props;
  const t = useText(RELEASE_MESSAGES);
  const { linkmanId, name } = person;
  const { data, error, refresh } = usePersonCheck(release, isChosen ? linkmanId : null);
  const isAsked = data?.canSubscribe === true && data.asksHistory;
  const usual = data?.canSubscribe ? (data.suggestedDoseNo ?? firstOpenDose(data.doses)) : null;
  const doseNo = isAsked ? answered : usual;
  useLayoutEffect(() => {
    if (isChosen) onDose(linkmanId, doseNo);
  }, [isChosen, linkmanId, doseNo, onDose]);
  const dose = data?.doses.find((one) => one.doseNo === doseNo)?.label;
  return (
    <View>
      <Checkbox
        label={dose ? t('doseOf', { name, dose }) : name}
        checked={isChosen}
        disabled={disabled}
        onChange={onChoose}
      />
      {isChosen && data && isAsked ? (
        <DoseQuestion check={data} chosen={answered} today={serverToday()} onChoose={onAnswer} />
      ) : isChosen && data && doseNo === null ? (
        <RefusalNotice
          title={t('cannot', { name })}
          violation={{ msg: data.reason, data }}
          target={release}
        />
      ) : isChosen && !data && error ? (
        <NoticeBar
          tone="warning"
          title={t('checkFailed', { name })}
          action={{ text: t('retry'), onPress: () => void refresh() }}
        >
          {error.msg}
        </NoticeBar>
      ) : null}
    </View>
  );
}
