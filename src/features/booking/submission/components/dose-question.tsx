import { View } from '@tarojs/components';
import { useState } from 'react';
import { dosesOfCourse, firstOpenDose } from '@contract/subscribe/dose-choice-rules';
import type { PersonCheck } from '../use-person-check';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { RadioGroup } from '@/ui/choice/radio-group';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import { DOSE_MESSAGES } from '../dose-messages';
import { DosePicker } from './dose-picker';

export interface DoseQuestionProps {
  readonly check: Pick<PersonCheck, 'doses' | 'suggestedDoseNo' | 'asksHistory' | 'course'>;
  readonly chosen: number | null;
  readonly today: string;
  /** It was sent without an answer. */
  readonly isMissing?: boolean | undefined;
  readonly onChoose: (doseNo: number) => void;
}

type Answer = 'no' | 'yes' | 'unsure';

/**
 * Which dose is booked. Where nothing is on record and earlier doses are possible, it is first asked whether there were any: no
 * dose is preselected before that.
 */
export function DoseQuestion({ check, chosen, today, isMissing, onChoose }: DoseQuestionProps) {
  const t = useText(DOSE_MESSAGES);
  const [answer, setAnswer] = useState<Answer>();
  const { doses, course, suggestedDoseNo: suggested, asksHistory } = check;
  const first = firstOpenDose(doses);
  if (asksHistory && chosen === null && answer !== 'yes') {
    return (
      <RadioGroup<Answer>
        label={t('given')}
        value={undefined}
        options={[
          { value: 'no', label: t('givenNo') },
          { value: 'yes', label: t('givenYes') },
          { value: 'unsure', label: t('givenUnsure') },
        ]}
        onChange={(value) => {
          setAnswer(value);
          if (value !== 'yes' && first !== null) onChoose(first);
        }}
        error={isMissing ? t('givenMissing') : undefined}
        required
      />
    );
  }
  return (
    <View>
      <DosePicker
        // Who had doses that are not on record may be at any of them.
        doses={answer === 'yes' ? doses : dosesOfCourse(doses, course.doses, chosen)}
        suggested={suggested}
        chosen={chosen}
        today={today}
        error={isMissing ? t('doseMissing') : undefined}
        onChoose={onChoose}
      />
      <Optional>
        {asksHistory && answer === 'yes' ? (
          <NoticeBar
            action={{ text: t('addDoses'), onPress: () => void navigate.to('vaccinePlan') }}
          >
            {t('givenYesHint')}
          </NoticeBar>
        ) : asksHistory && answer === 'unsure' ? (
          <NoticeBar>{t('givenUnsureHint')}</NoticeBar>
        ) : null}
      </Optional>
    </View>
  );
}
