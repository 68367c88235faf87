import { View } from '@tarojs/components';
import { useState } from 'react';
import {
  answerBy,
  dosesAfter,
  dosesOfCourse,
  firstOpenDose,
} from '@contract/subscribe/dose-choice-rules';
import type { HistoryAnswer } from '@contract/subscribe/dose-choice-rules';
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

/**
 * Which dose is booked. Where nothing is on record and earlier doses are possible, it is asked whether there were any: no dose is
 * preselected before that, and who has had none, or does not know, begins with the first.
 */
export function DoseQuestion({ check, chosen, today, isMissing, onChoose }: DoseQuestionProps) {
  const t = useText(DOSE_MESSAGES);
  const [answer, setAnswer] = useState<HistoryAnswer>();
  const { doses, course, suggestedDoseNo: suggested, asksHistory } = check;
  const first = firstOpenDose(doses);
  const said = answer ?? answerBy(doses, chosen);
  const picker = {
    suggested,
    chosen,
    today,
    onChoose,
    error: isMissing ? t('doseMissing') : undefined,
  };
  if (!asksHistory)
    return <DosePicker {...picker} doses={dosesOfCourse(doses, course.doses, chosen)} />;
  return (
    <View>
      <RadioGroup<HistoryAnswer>
        shape="chips"
        label={t('given')}
        value={said}
        options={[
          { value: 'no', label: t('givenNo') },
          { value: 'yes', label: t('givenYes') },
          { value: 'unsure', label: t('givenUnsure') },
        ]}
        onChange={(value) => {
          setAnswer(value);
          if (value !== 'yes' && first !== null) onChoose(first);
        }}
        error={isMissing && said === undefined ? t('givenMissing') : undefined}
        required
      />
      {said ? <DosePicker {...picker} doses={dosesAfter(said, doses)} /> : null}
      <Optional>
        {said === 'yes' ? (
          <NoticeBar
            action={{ text: t('addDoses'), onPress: () => void navigate.to('vaccinePlan') }}
          >
            {t('givenYesHint')}
          </NoticeBar>
        ) : said === 'unsure' ? (
          <NoticeBar>{t('givenUnsureHint')}</NoticeBar>
        ) : null}
      </Optional>
    </View>
  );
}
