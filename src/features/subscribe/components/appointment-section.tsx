import { View } from '@tarojs/components';
import { useCallback, useMemo } from 'react';
import type { WorkDays } from '@contract/subscribe/endpoints';
import { ReleaseLink } from '@/features/release/components/release-link';
import { TellMe } from '@/features/waiting/components/tell-me';
import { navigate } from '@/routes/navigate';
import { isFamily, latestEarliest, partyOf } from '../family-rules';
import { presentHold } from '../hold-rules';
import { changeForm } from '../store';
import { withDay, withSlot } from '../submit-info';
import type { ChosenSlot, SubmitInfo } from '../submit-info';
import { firstFreeDay, fullDays } from '../work-day-rules';
import { DayAndSlotPicker } from './day-and-slot-picker/day-and-slot-picker';
import { FamilyTimes } from './family-times';

const chooseDay = (day: string | null): void => changeForm((info) => withDay(info, day));
const chooseSlot = (slot: ChosenSlot): void => changeForm((info) => withSlot(info, slot));

export interface AppointmentSectionProps {
  readonly form: SubmitInfo;
  /** Name of each person, in the order of the party; empty while it is not known. */
  readonly names: readonly string[];
}

/** Date and time of the booking form, for one person or for a family, and the waiting list where all is taken. */
export function AppointmentSection({ form, names }: AppointmentSectionProps) {
  const { depaCode, productId, linkmanId, doseNo, day, slot, visit } = form;
  const target = useMemo(
    () => ({
      depaCode,
      productId,
      ...(linkmanId && doseNo !== null ? { linkmanId, doseNo } : {}),
    }),
    [depaCode, productId, linkmanId, doseNo],
  );
  const toVaccine = useCallback(
    () => void navigate.replace('vaccineDetail', { vaccId: productId }),
    [productId],
  );
  const hold = presentHold(form);
  const isKept = hold?.kind === 'held' || hold?.kind === 'lapsed';
  const kept = useMemo(() => (isKept && day ? { day, slot } : null), [isKept, day, slot]);
  const name = names[0] ?? '';
  const below = useCallback(
    (months: readonly WorkDays[]) => (
      <View>
        {months.some(({ releaseAt }) => releaseAt !== null) ? (
          <ReleaseLink depaCode={depaCode} productId={productId} />
        ) : null}
        {linkmanId && doseNo !== null ? (
          <TellMe
            productId={productId}
            depaCode={depaCode}
            linkmanId={linkmanId}
            name={name}
            doseNo={doseNo}
            fullDays={fullDays(months)}
            hasFreeDay={firstFreeDay(months) !== null}
          />
        ) : null}
      </View>
    ),
    [productId, depaCode, linkmanId, doseNo, name],
  );
  return (
    <DayAndSlotPicker
      target={target}
      day={day}
      slotId={slot?.id}
      kept={kept}
      earliest={latestEarliest(form.companions)}
      times={
        isFamily(form) ? (
          <FamilyTimes
            depaCode={depaCode}
            day={day}
            products={partyOf(form)
              .map((one) => one.productId)
              .join(',')}
            names={names.join('\n')}
            visit={visit}
          />
        ) : undefined
      }
      below={below}
      onDay={chooseDay}
      onSlot={chooseSlot}
      onTimeQueryRefused={toVaccine}
    />
  );
}
