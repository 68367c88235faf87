import { View } from '@tarojs/components';
import { useState } from 'react';
import {
  FOLLOW_UP_PICTURES,
  OTHER_SYMPTOMS,
  URGENT_SYMPTOMS,
} from '@contract/follow-up/symptom-rules';
import type { Symptom } from '@contract/follow-up/symptom-rules';
import { PicturePicker } from '@/features/upload/components/picture-picker';
import { sentIds } from '@/features/upload/picture-list';
import type { ListedPicture } from '@/features/upload/picture-list';
import { picturesOf } from '@/features/upload/pictures-of';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { Checkbox } from '@/ui/choice/checkbox';
import { Field } from '@/ui/field/field';
import { toggledSymptoms, violationOf } from '../answer-rules';
import { dropDraft, keepDraft } from '../draft';
import type { AnswerDraft } from '../draft';
import { FOLLOW_UP_MESSAGES } from '../messages';
import styles from './follow-up.module.scss';

export interface DetailFormProps {
  readonly draft: AnswerDraft;
  readonly busy: boolean;
  readonly onSend: (draft: AnswerDraft) => void;
}

/** What was noticed: the urgent first, then the rest, measures and pictures. */
export function DetailForm({ draft, busy, onSend }: DetailFormProps) {
  const t = useText(FOLLOW_UP_MESSAGES);
  const [tried, setTried] = useState(false);
  const [list, setList] = useState<readonly ListedPicture[]>([]);
  const [pictureViolation, setPictureViolation] = useState('');
  const pictures = picturesOf(list, FOLLOW_UP_PICTURES, setList, setPictureViolation);
  const change = (part: Partial<AnswerDraft>): void => keepDraft({ ...draft, ...part });
  const violation = tried ? violationOf(draft) : null;
  const fileIds = sentIds(list);
  const send = (): void => {
    setTried(true);
    if (fileIds === null || violationOf(draft) !== null) return;
    onSend({ ...draft, fileIds });
  };
  const boxes = (symptoms: readonly Symptom[], legend: string) => (
    <View {...semantics({ role: 'group', label: legend })}>
      <View className={styles.legend}>{legend}</View>
      {symptoms.map((symptom) => (
        <Checkbox
          key={symptom}
          label={t(symptom)}
          checked={draft.symptoms.includes(symptom)}
          onChange={() => change({ symptoms: toggledSymptoms(draft.symptoms, symptom) })}
        />
      ))}
    </View>
  );
  return (
    <View>
      {boxes(URGENT_SYMPTOMS, t('urgentLegend'))}
      {boxes(OTHER_SYMPTOMS, t('otherLegend'))}
      <Field
        kind="digit"
        label={t('temperature')}
        value={draft.temperature}
        onChange={(temperature) => change({ temperature })}
        maxLength={5}
        hint={t('temperatureHint')}
        error={violation === 'temperature' ? t('temperatureWrong') : undefined}
        optional
      />
      <Field
        kind="digit"
        label={t('size')}
        value={draft.swelling}
        onChange={(swelling) => change({ swelling })}
        maxLength={5}
        hint={t('sizeHint')}
        error={violation === 'swelling' ? t('sizeWrong') : undefined}
        optional
      />
      <PicturePicker
        list={list}
        most={FOLLOW_UP_PICTURES}
        pictures={pictures}
        violation={tried && fileIds === null ? t('waitPictures') : pictureViolation}
      />
      {violation === 'empty' ? (
        <View className={styles.text} {...semantics({ role: 'alert' })}>
          {t('choose')}
        </View>
      ) : null}
      <Button block loading={busy} onPress={send}>
        {t('send')}
      </Button>
      <Button kind="text" block onPress={() => dropDraft(draft.orderId)}>
        {t('cancel')}
      </Button>
    </View>
  );
}
