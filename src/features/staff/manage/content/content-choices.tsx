import { READING_MESSAGES } from '@/features/content/article/reading-messages';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { PickerField } from '@/ui/field/picker-field';
import { CONTENT_MESSAGES } from './content-messages';

const CHANNELS = ['familyHealth', 'healthFacts', 'knowledge'] as const;
/** The choice of no zone. */
const NONE = 'none';

export interface ContentChoiceProps {
  readonly label: string;
  /** '' for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

/** In which list an article is. */
export function ChannelField(props: ContentChoiceProps) {
  const channels = useText(READING_MESSAGES);
  const options = CHANNELS.map((each) => ({ value: each, label: channels(each) }));
  return <PickerField mode="select" {...props} options={options} />;
}

/** To which zone an article belongs, if any. */
export function ZoneField({ value, onChange, ...frame }: ContentChoiceProps) {
  const t = useText(CONTENT_MESSAGES);
  const { data: zones } = useServer('GET /vaccine/zone/list.do', {});
  const listed = (zones ?? []).map(({ zoneId, name }) => ({ value: zoneId, label: name }));
  const isListed = value === '' || listed.some((zone) => zone.value === value);
  const options = [
    { value: NONE, label: t('noZone') },
    ...listed,
    ...(isListed ? [] : [{ value, label: value }]),
  ];
  return (
    <PickerField
      mode="select"
      {...frame}
      value={value === '' ? NONE : value}
      options={options}
      onChange={(next) => onChange(next === NONE ? '' : next)}
    />
  );
}
