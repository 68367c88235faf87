import type { AlternativeSlot } from '@contract/subscribe/endpoints';
import { serverNow } from '@/http/server-clock';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { Section } from '@/ui/section/section';
import { changeDeadline } from '@/features/booking/change-deadline/change-deadline';
import { CHANGE_DEADLINE_MESSAGES } from '@/features/booking/change-deadline/messages';
import { REFUSAL_MESSAGES } from '../messages';
import { AlternativeRow } from './alternative-row';

export interface AlternativeListProps {
  readonly alternatives: readonly AlternativeSlot[];
  /** The requested clinic; others are shown with their distance. */
  readonly depaCode: string;
  readonly name: string;
  /** Label of the tap where it does not book at once. */
  readonly takeText?: string | undefined;
  readonly onTake: (alternative: AlternativeSlot) => void;
}

const KILOMETRE = 1000;

/** The nearest alternative slots; one tap takes one. */
export function AlternativeList(props: AlternativeListProps) {
  const { alternatives, depaCode, name, takeText, onTake } = props;
  const t = useText(REFUSAL_MESSAGES);
  const final = useText(CHANGE_DEADLINE_MESSAGES);
  const dates = useDateText();
  const distance = (metres: number): string =>
    metres < KILOMETRE
      ? t('metres', { count: Math.round(metres) })
      : t('kilometres', { count: (metres / KILOMETRE).toFixed(1) });
  return (
    <Section title={t('nearest')} note={takeText ? undefined : t('nearestHint', { name })}>
      {alternatives.map((alternative) => {
        const { slotId, day, startTime, endTime, departmentName: clinic, residue } = alternative;
        const when = dates.when(day, startTime, endTime);
        const away =
          alternative.depaCode === depaCode
            ? ''
            : t('away', { distance: distance(alternative.distance) });
        const left = t('left', { count: residue });
        return (
          <AlternativeRow
            key={slotId}
            when={when}
            detail={[clinic, away, left].filter(Boolean).join(' · ')}
            warning={
              changeDeadline([alternative], serverNow()) === 'never' ? final('never') : undefined
            }
            take={takeText ?? t('take')}
            whom={takeText ? undefined : t('takeFor', { name })}
            onTake={() => onTake(alternative)}
          />
        );
      })}
    </Section>
  );
}
