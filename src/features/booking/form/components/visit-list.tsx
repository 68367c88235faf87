import { serverNow } from '@/http/server-clock';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { Section } from '@/ui/section/section';
import { changeDeadline } from '@/features/booking/change-deadline/change-deadline';
import { CHANGE_DEADLINE_MESSAGES } from '@/features/booking/change-deadline/messages';
import { FAMILY_MESSAGES } from '../family-messages';
import { isTogether } from '@/features/booking/submission/family-rules';
import type { SubmitInfo } from '@/features/booking/submission/form';
import { seatedIn } from '@/features/booking/submission/visit-choice';
import { REMEDY_MESSAGES } from '@/features/booking/refusal/remedy-messages';
import { keyOfRemedy } from '@/features/booking/refusal/remedy-options';
import type { VisitRemedy } from '@/features/booking/refusal/remedy-options';
import { AlternativeRow } from '@/features/booking/refusal/components/alternative-row';

export interface VisitListProps {
  readonly options: readonly VisitRemedy[];
  readonly form: SubmitInfo;
  /** Name of each person, in the order of `groupOf`. */
  readonly names: readonly string[];
  /** A tap chooses the time in the form instead of booking it. */
  readonly isChoice?: boolean | undefined;
  readonly onTake: (way: VisitRemedy) => void;
}

/** The nearest times with a slot for the whole group; one tap takes one. */
export function VisitList(props: VisitListProps) {
  const { options, form, names, isChoice = false, onTake } = props;
  const t = useText(REMEDY_MESSAGES);
  const family = useText(FAMILY_MESSAGES);
  const final = useText(CHANGE_DEADLINE_MESSAGES);
  const dates = useDateText();
  return (
    <Section title={t('visits')} note={isChoice ? undefined : t('visitsHint')}>
      {options.map((way) => {
        const { day, startTime, endTime } = way.visit;
        const visit = seatedIn(form, way.visit);
        if (!visit) return null;
        const when = dates.when(day, startTime, endTime);
        const seats = isTogether(visit)
          ? family('together', { start: startTime })
          : visit.seats
              .map((seat, index) =>
                family('seat', { start: seat.startTime, name: names[index] ?? '' }),
              )
              .sort()
              .join(family('comma'));
        return (
          <AlternativeRow
            key={keyOfRemedy(way)}
            when={when}
            detail={seats}
            warning={
              changeDeadline(visit.seats, serverNow()) === 'never' ? final('never') : undefined
            }
            take={t(isChoice ? 'visitsChoose' : 'visitsTake')}
            whom={isChoice ? undefined : t('visitsFor')}
            onTake={() => onTake(way)}
          />
        );
      })}
    </Section>
  );
}
