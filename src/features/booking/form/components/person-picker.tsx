import { View } from '@tarojs/components';
import type { LinkmanCard } from '@contract/linkman/endpoints';
import { useAgeText } from '@/i18n/age-text';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { RadioGroup } from '@/ui/choice/radio-group';
import { BOOKING_FORM_MESSAGES } from '../messages';

const RELATIONS = {
  1: 'relation1',
  2: 'relation2',
  3: 'relation3',
  4: 'relation4',
  5: 'relation5',
  6: 'relation6',
  7: 'relation7',
} as const;

export interface PersonPickerProps {
  readonly people: readonly LinkmanCard[];
  readonly chosen: string | null;
  /** `YYYY-MM-DD`, to compute ages. */
  readonly today: string;
  readonly error?: string | undefined;
  readonly onChoose: (linkmanId: string) => void;
  readonly onAdd: () => void;
}

/** Choice of the recipient among the family members, with a button to add one. */
export function PersonPicker({ people, chosen, today, error, onChoose, onAdd }: PersonPickerProps) {
  const t = useText(BOOKING_FORM_MESSAGES);
  const ageText = useAgeText();
  return (
    <View>
      <RadioGroup
        label={t('person')}
        value={chosen ?? undefined}
        options={people.map((person) => ({
          value: person.linkmanId,
          label: person.name,
          note: `${t(RELATIONS[person.relationType])} · ${ageText(person.birthday, today)}`,
        }))}
        onChange={onChoose}
        error={error}
        required
      />
      <Button kind="secondary" icon="user-plus" block onPress={onAdd}>
        {t('addPerson')}
      </Button>
    </View>
  );
}
