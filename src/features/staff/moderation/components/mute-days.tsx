import { MUTE_DAYS } from '@contract/community/moderation-rules';
import { useText } from '@/i18n/messages';
import { RadioGroup } from '@/ui/choice/radio-group';
import { MODERATION_MESSAGES } from '../messages';

/** Days of a mute; 0 for ever. */
export type MuteChoice = (typeof MUTE_DAYS)[number] | 'none';

const NAMES = { 0: 'mute0', 1: 'mute1', 7: 'mute7', 30: 'mute30', none: 'muteNone' } as const;
/** The longest last. */
const ORDER: readonly MuteChoice[] = [...MUTE_DAYS.filter((days) => days > 0), 0];

interface Props {
  readonly value: MuteChoice;
  readonly onChange: (value: MuteChoice) => void;
  /** Offers not to mute. */
  readonly withNone?: boolean;
}

/** For how long an author is muted. */
export function MuteDays({ value, onChange, withNone }: Props) {
  const t = useText(MODERATION_MESSAGES);
  const choices = withNone ? (['none', ...ORDER] as const) : ORDER;
  return (
    <RadioGroup
      label={t(withNone ? 'mute' : 'muteAuthor')}
      shape="chips"
      value={value}
      options={choices.map((choice) => ({ value: choice, label: t(NAMES[choice]) }))}
      onChange={onChange}
    />
  );
}
