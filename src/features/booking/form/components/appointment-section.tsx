import { View } from '@tarojs/components';
import { useCallback, useMemo, useState } from 'react';
import type { Refusal, WorkDays } from '@contract/subscribe/endpoints';
import type { ApiError } from '@/http/failure/api-error';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { refusalOf } from '@/features/booking/submission/api';
import { Optional } from '@/ui/optional/optional';
import { FAMILY_MESSAGES } from '../family-messages';
import { isFamily, latestEarliest } from '@/features/booking/submission/family-rules';
import { presentHold } from '@/features/booking/submission/hold-rules';
import { changeForm } from '@/features/booking/submission/store';
import { prefillOf, withDay, withSlot } from '@/features/booking/submission/submit-info';
import type { ChosenSlot, SubmitInfo } from '@/features/booking/submission/form';
import { applyRemedy } from '@/features/booking/submission/apply-remedy';
import { visitRemediesOf } from '@/features/booking/submission/visit-choice';
import { CalendarRefusal } from './calendar-refusal';
import { DayAndSlotPicker } from '@/features/booking/slot-picker/components/day-and-slot-picker';
import { useGroupGaps } from '../use-group-gaps';
import { usePickerTarget } from '../use-picker-target';
import { FamilyTimes } from './family-times';
import { FullCalendar } from './full-calendar';
import { VisitList } from './visit-list';

const chooseDay = (day: string | null): void => changeForm((info) => withDay(info, day));
const chooseSlot = (slot: ChosenSlot): void => changeForm((info) => withSlot(info, slot));

const laterDay = (a: string | null, b: string | null): string | null =>
  a === null || (b !== null && b > a) ? b : a;

export interface AppointmentSectionProps {
  readonly form: SubmitInfo;
  /** Name of each person, in the order of `groupOf`; empty while unknown. */
  readonly names: readonly string[];
}

/** Date and time of the booking form, for one person or a group, and the waiting list where nothing is free. */
export function AppointmentSection({ form, names }: AppointmentSectionProps) {
  const t = useText(FAMILY_MESSAGES);
  const { depaCode, productId, linkmanId, doseNo, day, slot, visit } = form;
  const isGroup = isFamily(form);
  const prefill = prefillOf(form);
  const { target, products } = usePickerTarget(form);
  const toVaccine = useCallback(
    () => void navigate.replace('vaccineDetail', { vaccId: productId }),
    [productId],
  );
  const hold = presentHold(form);
  const isRetained = hold?.kind === 'held' || hold?.kind === 'expired';
  const retained = useMemo(
    () => (isRetained && day ? { day, slot } : null),
    [isRetained, day, slot],
  );
  const name = names[0] ?? '';
  const namesText = names.join('\n');
  const gaps = useGroupGaps(form.participants, namesText);
  /** A full day that the user tapped. */
  const [asked, setAsked] = useState<string | null>(null);
  const canWait = linkmanId !== null && doseNo !== null && !isGroup;
  const below = useCallback(
    (months: readonly WorkDays[]) => (
      <FullCalendar
        depaCode={depaCode}
        productId={productId}
        waiter={canWait ? { linkmanId, name, doseNo } : null}
        months={months}
        asked={asked}
        onAsked={setAsked}
      />
    ),
    [productId, depaCode, linkmanId, doseNo, name, canWait, asked],
  );
  const refused = (error: ApiError) => {
    const why = refusalOf(error);
    return why?.refusal ? <CalendarRefusal form={form} name={name} refused={why} /> : null;
  };
  return (
    <View>
      <DayAndSlotPicker
        target={target}
        day={day}
        slotId={slot?.id}
        retained={retained}
        earliest={laterDay(latestEarliest(form.participants), prefill?.earliest ?? null)}
        wantedFrom={prefill?.wantedFrom}
        gaps={gaps}
        why={prefill?.why}
        times={
          isGroup ? (
            <FamilyTimes
              depaCode={depaCode}
              day={day}
              products={products}
              names={namesText}
              visit={visit}
            />
          ) : undefined
        }
        refused={refused}
        none={isGroup ? { title: t('noDays'), text: t('noDaysText') } : undefined}
        below={below}
        onFull={canWait ? setAsked : undefined}
        onDay={chooseDay}
        onSlot={chooseSlot}
        onTimeQueryRefused={toVaccine}
      />
      <Optional>
        {hold?.kind === 'gone' ? (
          <OtherVisits form={form} names={names} refusal={hold.refused.refusal} />
        ) : null}
      </Optional>
    </View>
  );
}

/** Other times for the group where its held one is gone; the list of times shows those of the chosen day. */
function OtherVisits({
  form,
  names,
  refusal,
}: AppointmentSectionProps & { readonly refusal: Refusal | null }) {
  const options = visitRemediesOf(refusal, form).filter(({ visit }) => visit.day !== form.day);
  return options.length > 0 ? (
    <VisitList
      options={options}
      form={form}
      names={names}
      isChoice
      onTake={(option) => applyRemedy(option, form, 'form')}
    />
  ) : null;
}
