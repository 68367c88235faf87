import { View } from '@tarojs/components';
import { useState } from 'react';
import type { ClinicPreview, MetAnswer } from '@contract/manage/catalogue-endpoints';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { RadioGroup } from '@/ui/choice/radio-group';
import { Field } from '@/ui/field/field';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Refusal } from '@/ui/notice/refusal';
import { Popup } from '@/ui/popup/popup';
import { CATALOGUE_MESSAGES } from './catalogue-messages';
import { MetList } from './met-list';
import { PreviewWeeks } from './preview-weeks';
import type { ClinicChange } from './use-clinic-change';
import styles from './catalogue.module.scss';

const LEAST_REASON = 2;

/** What a change does, before it is saved: in words, whom it meets, the next four weeks. */
export function ChangeSheet({ change }: { readonly change: ClinicChange }) {
  const t = useText(CATALOGUE_MESSAGES);
  const { asked, busy, problem, save, close } = change;
  const [answer, setAnswer] = useState<MetAnswer>('keep');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  if (!asked) return null;
  const { preview, isAnew } = asked;
  const isReady = preview.problems.length === 0 && preview.changes.length > 0;
  const needsReason = answer === 'notify' && preview.told.slots > 0;
  const confirm = (): void => {
    const lacks = needsReason && reason.trim().length < LEAST_REASON;
    setMissing(lacks);
    if (!lacks) void save(answer, reason.trim());
  };
  return (
    <Popup
      open
      title={t('previewTitle')}
      onClose={close}
      footer={
        <View className={styles.buttons}>
          <Button loading={busy} disabled={!isReady} onPress={confirm}>
            {t('save')}
          </Button>
          <Button kind="text" onPress={close}>
            {t('cancel')}
          </Button>
        </View>
      }
    >
      <Refusal title={t('failed')} reason={problem} />
      {isAnew ? (
        <NoticeBar tone="warning" urgent>
          {t('changedSince')}
        </NoticeBar>
      ) : preview.isBehind ? (
        <NoticeBar tone="warning">{t('behind')}</NoticeBar>
      ) : null}
      <Problems preview={preview} />
      <Changes preview={preview} />
      {isReady ? (
        <>
          <MetList met={preview.met} ending={preview.ending} />
          {preview.told.slots > 0 ? (
            <Answer
              preview={preview}
              answer={answer}
              onAnswer={setAnswer}
              reason={reason}
              onReason={setReason}
              isMissing={isMissing}
            />
          ) : null}
          <PreviewWeeks days={preview.days} />
        </>
      ) : null}
    </Popup>
  );
}

function Problems({ preview: { problems } }: { readonly preview: ClinicPreview }) {
  const t = useText(CATALOGUE_MESSAGES);
  if (problems.length === 0) return null;
  return (
    <NoticeBar tone="danger" title={t('problems')} urgent>
      {problems.map(({ field, message }) => (
        <View key={`${field} ${message}`}>{message}</View>
      ))}
    </NoticeBar>
  );
}

function Changes({ preview: { changes, problems } }: { readonly preview: ClinicPreview }) {
  const t = useText(CATALOGUE_MESSAGES);
  if (changes.length === 0) return problems.length === 0 ? <View>{t('nothing')}</View> : null;
  return (
    <View>
      <View className={styles.head} {...semantics({ role: 'heading', level: 3 })}>
        {t('changes')}
      </View>
      <View {...semantics({ role: 'list', label: t('changes') })}>
        {changes.map((text) => (
          <View key={text} className={styles.line} {...semantics({ role: 'listitem' })}>
            {text}
          </View>
        ))}
      </View>
    </View>
  );
}

interface AnswerProps {
  readonly preview: ClinicPreview;
  readonly answer: MetAnswer;
  readonly onAnswer: (answer: MetAnswer) => void;
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  readonly isMissing: boolean;
}

function Answer({ preview: { told }, answer, onAnswer, reason, onReason, isMissing }: AnswerProps) {
  const t = useText(CATALOGUE_MESSAGES);
  return (
    <View className={styles.answer}>
      <RadioGroup
        label={t('answer', { count: told.appointments })}
        value={answer}
        options={[
          { value: 'keep', label: t('keep'), note: t('keepNote') },
          { value: 'notify', label: t('notify'), note: t('notifyNote') },
        ]}
        onChange={onAnswer}
      />
      {answer === 'notify' ? (
        <>
          <View className={styles.note}>
            {t('notifyEffect', {
              people: told.people,
              paid: told.paid,
              cancelled: told.cancelled,
              lapsing: told.lapsing,
            })}
          </View>
          <Field
            label={t('reason')}
            hint={t('reasonHint')}
            value={reason}
            onChange={onReason}
            maxLength={100}
            error={isMissing ? t('reasonMissing') : undefined}
          />
        </>
      ) : null}
    </View>
  );
}
