import { View } from '@tarojs/components';
import type { ObservationAnswer } from '@contract/order/observation-endpoints';
import { NOTE_LIMIT, REACTIONS, toggled } from '@contract/order/observation-rules';
import { keepNote } from '@/pages/order/inoculate-note/draft';
import { OBSERVATION_MESSAGES } from '@/pages/order/inoculate-note/messages';
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
import { useNote } from './use-note';
import styles from './index.module.scss';

export interface NoteFormProps {
  readonly facts: ObservationAnswer;
  readonly onChanged: () => Promise<unknown>;
}

/** Self-reported reactions after a vaccination; the provider shows them only to their author. */
export function NoteForm({ facts, onChanged }: NoteFormProps) {
  const t = useText(OBSERVATION_MESSAGES);
  const dates = useDateText();
  const { note } = facts;
  const { draft, busy, problem, save, remove } = useNote(facts, onChanged);
  const [ask, dialog] = useConfirm();

  const askAndRemove = async (): Promise<void> => {
    const sure = await ask({
      title: t('removeAsk'),
      text: t('removeText'),
      confirmText: t('remove'),
      tone: 'danger',
    });
    if (sure) await remove();
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
            <Button kind="text" block icon="trash-2" onPress={() => void askAndRemove()}>
              {t('remove')}
            </Button>
          </View>
        ) : null}
      </Card>
      {dialog}
    </Section>
  );
}
