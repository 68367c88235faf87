import { View } from '@tarojs/components';
import { useState } from 'react';
import type { ObservationAnswer } from '@contract/order/observation-endpoints';
import { NOTE_LIMIT, REACTIONS, toggled } from '@contract/order/observation-rules';
import { removeObservation, saveObservation } from '@/features/observation/api';
import { keepNote, useNoteDraft } from '@/features/observation/draft';
import { OBSERVATION_MESSAGES } from '@/features/observation/messages';
import { isApiError } from '@/http/failure/api-error';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { Checkbox } from '@/ui/choice/checkbox';
import { TextareaField } from '@/ui/field/textarea-field';
import { Refusal } from '@/ui/notice/refusal';
import { useConfirm } from '@/ui/popup/use-confirm';
import { Section } from '@/ui/section/section';
import { showToast } from '@/ui/toast/toast';
import styles from './index.module.scss';

export interface NoteFormProps {
  readonly facts: ObservationAnswer;
  readonly onChanged: () => Promise<unknown>;
}

/** Self-reported reactions after a vaccination; the provider shows them only to their author. */
export function NoteForm({ facts, onChanged }: NoteFormProps) {
  const t = useText(OBSERVATION_MESSAGES);
  const dates = useDateText();
  const { orderId, note } = facts;
  const draft = useNoteDraft(orderId, note);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ title: string; reason: string } | null>(null);
  const [ask, dialog] = useConfirm();

  const send = async (call: () => Promise<unknown>, done: string, title: string): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await call();
      await onChanged();
      keepNote(null);
      showToast(done, 'success');
    } catch (error) {
      setProblem({ title, reason: isApiError(error) ? error.msg : t('failed') });
    } finally {
      setBusy(false);
    }
  };
  const save = () =>
    send(
      () => saveObservation(orderId, draft.reactions, draft.text.trim()),
      t('saved'),
      t('failed'),
    );
  const remove = async (): Promise<void> => {
    const sure = await ask({
      title: t('removeAsk'),
      text: t('removeText'),
      confirmText: t('remove'),
      tone: 'danger',
    });
    if (sure) await send(() => removeObservation(orderId), t('removed'), t('removeFailed'));
  };
  return (
    <Section title={t('noteTitle')}>
      <Card>
        <View className={styles.why}>{t('noteWhy')}</View>
        <View className={styles.felt}>{t('felt')}</View>
        <View {...semantics({ role: 'group', label: t('felt') })}>
          {REACTIONS.map((reaction) => (
            <Checkbox
              key={reaction}
              label={t(reaction)}
              checked={draft.reactions.includes(reaction)}
              onChange={() => keepNote({ ...draft, reactions: toggled(draft.reactions, reaction) })}
            />
          ))}
        </View>
        <TextareaField
          label={t('text')}
          value={draft.text}
          onChange={(text) => keepNote({ ...draft, text })}
          maxLength={NOTE_LIMIT}
          placeholder={t('textPlaceholder')}
          optional
        />
        <Refusal title={problem?.title} reason={problem?.reason} />
        <Button
          block
          loading={busy}
          disabled={draft.reactions.length === 0 && draft.text.trim() === ''}
          onPress={() => void save()}
        >
          {t('save')}
        </Button>
        {note ? (
          <View>
            <View className={styles.saved}>
              {t('savedAt', { time: dates.dateTime(note.savedAt) })}
            </View>
            <Button kind="text" block icon="trash-2" onPress={() => void remove()}>
              {t('remove')}
            </Button>
          </View>
        ) : null}
      </Card>
      {dialog}
    </Section>
  );
}
