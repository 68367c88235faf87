import { View } from '@tarojs/components';
import { useCallback, useMemo, useState } from 'react';
import type { WorkDays } from '@contract/subscribe/endpoints';
import { ReleaseLink } from '@/features/release/components/release-link';
import { JoinWaitlist } from '@/features/waitlist/components/join-waitlist';
import type { ApiError } from '@/http/failure/api-error';
import { textOf, useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { refusalOf } from '@/features/booking/api';
import { Optional } from '@/ui/optional/optional';
import { FAMILY_MESSAGES } from '../family-messages';
import { isFamily, latestEarliest, groupOf } from '@/features/booking/family-rules';
import { presentHold } from '@/features/booking/hold-rules';
import { changeForm } from '@/features/booking/store';
import { prefillOf, withDay, withSlot } from '@/features/booking/submit-info';
import type { ChosenSlot, SubmitInfo } from '@/features/booking/form';
import { applyRemedy } from '@/features/booking/apply-remedy';
import { visitRemediesOf } from '@/features/booking/visit-choice';
import { firstFreeDay, fullDays } from '@/features/slot-picker/work-day-rules';
import { CalendarRefusal } from './calendar-refusal';
import { DayAndSlotPicker } from '@/features/slot-picker/components/day-and-slot-picker';
import { FamilyTimes } from './family-times';
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
  const products = groupOf(form)
    .map((one) => one.productId)
    .join(',');
  const target = useMemo(
    () => ({
      depaCode,
      productId,
      ...(linkmanId && doseNo !== null ? { linkmanId, doseNo } : {}),
      ...(isGroup ? { productIds: products } : {}),
    }),
    [depaCode, productId, linkmanId, doseNo, isGroup, products],
  );
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
  const { participants } = form;
  const namesText = names.join('\n');
  const gaps = useMemo(
    () =>
      participants.flatMap(({ liveGap }, at) => {
        const who = namesText.split('\n')[at + 1] ?? '';
        return liveGap
          ? {
              ...liveGap,
              reason: textOf(FAMILY_MESSAGES)('gapOf', { name: who, reason: liveGap.reason }),
            }
          : [];
      }),
    [participants, namesText],
  );
  /** A full day that the user tapped. */
  const [asked, setAsked] = useState<string | null>(null);
  const canWait = linkmanId !== null && doseNo !== null && !isGroup;
  const below = useCallback(
    (months: readonly WorkDays[]) => (
      <View>
        {months.some(({ releaseAt }) => releaseAt !== null) ? (
          <ReleaseLink depaCode={depaCode} productId={productId} />
        ) : null}
        {linkmanId && doseNo !== null && !isGroup ? (
          <JoinWaitlist
            productId={productId}
            depaCode={depaCode}
            linkmanId={linkmanId}
            name={name}
            doseNo={doseNo}
            fullDays={fullDays(months)}
            asked={asked}
            onAsked={setAsked}
            hasFreeDay={firstFreeDay(months) !== null}
          />
        ) : null}
      </View>
    ),
    [productId, depaCode, linkmanId, doseNo, name, isGroup, asked],
  );
  const refused = (error: ApiError) => {
    const why = refusalOf(error);
    return why?.refusal ? <CalendarRefusal form={form} name={name} refused={why} /> : null;
  };
  // The chosen day's own times are shown by its list of times already.
  const visits =
    hold?.kind === 'gone'
      ? visitRemediesOf(hold.refused.refusal, form).filter((way) => way.visit.day !== day)
      : [];
  return (
    <View>
      <DayAndSlotPicker
        target={target}
        day={day}
        slotId={slot?.id}
        retained={retained}
        earliest={laterDay(latestEarliest(form.participants), prefill?.earliest ?? null)}
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
        {visits.length > 0 ? (
          <VisitList
            options={visits}
            form={form}
            names={names}
            isChoice
            onTake={(way) => applyRemedy(way, form, 'form')}
          />
        ) : null}
      </Optional>
    </View>
  );
}
