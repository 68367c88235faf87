import { View } from '@tarojs/components';
import { useState } from 'react';
import {
  FOLLOW_UP_PICTURES,
  OTHER_SYMPTOMS,
  URGENT_SYMPTOMS,
} from '@contract/follow-up/symptom-rules';
import type { Symptom } from '@contract/follow-up/symptom-rules';
import type { FollowedPerson } from '@contract/follow-up/endpoints';
import { PicturePicker } from '@/shared/upload/components/picture-picker';
import { sentIds } from '@/shared/upload/picture-list';
import type { ListedPicture } from '@/shared/upload/picture-list';
import { picturesOf } from '@/shared/upload/pictures-of';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { Checkbox } from '@/ui/choice/checkbox';
import { Field } from '@/ui/field/field';
import { temperatureHint, toggledSymptoms, violationOf } from '../answer-rules';
import { dropDraft, keepDraft } from '../draft';
import type { AnswerDraft } from '../draft';
import { FOLLOW_UP_MESSAGES } from '../messages';
import styles from './follow-up.module.scss';

export interface DetailFormProps {
  readonly person: FollowedPerson;
  readonly draft: AnswerDraft;
  readonly busy: boolean;
  readonly onSend: (draft: AnswerDraft) => void;
}

/** What was noticed: the urgent first, then the rest, measures and pictures. */
export function DetailForm({ person, draft, busy, onSend }: DetailFormProps) {
  const t = useText(FOLLOW_UP_MESSAGES);
  const [tried, setTried] = useState(false);
  const [list, setList] = useState<readonly ListedPicture[]>([]);
  // Uploaded before this form was opened; their files are no longer at hand to be shown.
  const [earlier] = useState(draft.fileIds);
  const most = FOLLOW_UP_PICTURES - earlier.length;
  const [pictureViolation, setPictureViolation] = useState('');
  const pictures = picturesOf(list, most, setList, setPictureViolation);
  // What is on its way stays as it was sent.
  const change = (part: Partial<AnswerDraft>): void => {
    if (!busy) keepDraft({ ...draft, ...part });
  };
  const violation = tried ? violationOf(draft) : null;
  const fileIds = sentIds(list);
  const send = (): void => {
    setTried(true);
    if (fileIds === null || violationOf(draft) !== null) return;
    onSend({ ...draft, fileIds: [...earlier, ...fileIds] });
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
        hint={t(temperatureHint(draft, person))}
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
      {earlier.length > 0 ? (
        <View className={styles.text}>{t('earlierPictures', { count: earlier.length })}</View>
      ) : null}
      {most > 0 ? (
        <PicturePicker
          list={list}
          most={most}
          pictures={pictures}
          violation={tried && fileIds === null ? t('waitPictures') : pictureViolation}
        />
      ) : null}
      {violation === 'empty' ? (
        <View className={styles.text} {...semantics({ role: 'alert' })}>
          {t('choose')}
        </View>
      ) : null}
      <Button block loading={busy} onPress={send}>
        {t('send')}
      </Button>
      <Button kind="text" block onPress={() => (busy ? undefined : dropDraft(draft.orderId))}>
        {t('cancel')}
      </Button>
    </View>
  );
}
