import { View } from '@tarojs/components';
import { useState } from 'react';
import {
  answerBy,
  dosesAfter,
  dosesOfCourse,
  firstOpenDose,
  skippedDoses,
} from '@contract/subscribe/dose-choice-rules';
import type { HistoryAnswer, StoredHistoryAnswer } from '@contract/subscribe/dose-choice-rules';
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
  /** The answer that the form has stored; without one it is what the chosen dose stands for. */
  readonly answered?: StoredHistoryAnswer | undefined;
  readonly onChoose: (doseNo: number) => void;
  /** Stores the answer, for a form that is shown again. */
  readonly onAnswer?: ((answer: StoredHistoryAnswer | undefined) => void) | undefined;
}

const ANSWERS = [
  { value: 'no', key: 'givenNo' },
  { value: 'yes', key: 'givenYes' },
  { value: 'unsure', key: 'givenUnsure' },
] as const;

/**
 * With records: the dose, and where others before it could still be given, whether they were; none is taken as given unasked.
 */
function DoseWithRecords({
  check,
  chosen,
  answered,
  onChoose,
  onAnswer,
  ...rest
}: DoseQuestionProps) {
  const t = useText(DOSE_MESSAGES);
  const { doses, course, suggestedDoseNo: suggested } = check;
  const { today, isMissing } = rest;
  const first = firstOpenDose(doses);
  const skipped = skippedDoses(doses, chosen);
  const isAnswered = answered !== undefined && answered !== 'asked';
  const names = skipped.map(({ label }) => label).join(t('comma'));
  return (
    <View>
      <DosePicker
        {...{ suggested, chosen, today }}
        doses={dosesOfCourse(doses, course.doses, chosen)}
        error={isMissing && chosen === null ? t('doseMissing') : undefined}
        onChoose={(doseNo) => {
          onChoose(doseNo);
          onAnswer?.(skippedDoses(doses, doseNo).length > 0 ? 'asked' : undefined);
        }}
      />
      <Optional>
        {onAnswer && skipped.length > 0 ? (
          <RadioGroup<HistoryAnswer>
            shape="chips"
            label={t('skipped', { doses: names })}
            value={isAnswered ? answered : undefined}
            options={ANSWERS.map(({ value, key }) => ({ value, label: t(key) }))}
            onChange={(value) => {
              onAnswer(value);
              if (value !== 'yes' && first !== null) onChoose(first);
            }}
            error={isMissing && !isAnswered ? t('skippedMissing', { doses: names }) : undefined}
            required
          />
        ) : null}
      </Optional>
      <Optional>
        {skipped.length > 0 && answered === 'yes' ? (
          <NoticeBar
            action={{ text: t('addDoses'), onPress: () => void navigate.to('vaccinePlan') }}
          >
            {t('skippedYesHint')}
          </NoticeBar>
        ) : answered === 'unsure' && chosen === first ? (
          <NoticeBar>{t('skippedUnsureHint')}</NoticeBar>
        ) : null}
      </Optional>
    </View>
  );
}

/**
 * Which dose is booked. Where nothing is on record and earlier doses are possible, it is asked whether there were any: no dose is
 * preselected before that, and who has had none, or does not know, begins with the first.
 */
export const DoseQuestion = (props: DoseQuestionProps) =>
  props.check.asksHistory ? <DoseWithoutRecords {...props} /> : <DoseWithRecords {...props} />;

function DoseWithoutRecords(props: DoseQuestionProps) {
  const { check, chosen, today, isMissing, answered, onChoose, onAnswer } = props;
  const t = useText(DOSE_MESSAGES);
  const [answer, setAnswer] = useState<HistoryAnswer>();
  const { doses, suggestedDoseNo: suggested } = check;
  const first = firstOpenDose(doses);
  const said = answer ?? answerBy(doses, chosen, answered);
  const picker = {
    suggested,
    chosen,
    today,
    onChoose,
    error: isMissing ? t('doseMissing') : undefined,
  };
  return (
    <View>
      <RadioGroup<HistoryAnswer>
        shape="chips"
        label={t('given')}
        value={said}
        options={ANSWERS.map(({ value, key }) => ({ value, label: t(key) }))}
        onChange={(value) => {
          setAnswer(value);
          onAnswer?.(value);
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
