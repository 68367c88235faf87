import { View } from '@tarojs/components';
import { useCallback, useMemo, useState } from 'react';
import type { WorkDays } from '@contract/subscribe/endpoints';
import { ReleaseLink } from '@/features/release/components/release-link';
import { TellMe } from '@/features/waiting/components/tell-me';
import type { ApiError } from '@/http/api-error';
import { textOf, useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { refusalOf } from '@/features/booking/api';
import { Optional } from '@/ui/optional/optional';
import { FAMILY_MESSAGES } from '../family-messages';
import { isFamily, latestEarliest, partyOf } from '@/features/booking/family-rules';
import { presentHold } from '@/features/booking/hold-rules';
import { changeForm } from '@/features/booking/store';
import { wishOf, withDay, withSlot } from '@/features/booking/submit-info';
import type { ChosenSlot, SubmitInfo } from '@/features/booking/form';
import { takeWay } from '@/features/booking/take-way';
import { visitWaysOf } from '@/features/booking/visit-choice';
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
  /** Name of each person, in the order of the party; empty while it is not known. */
  readonly names: readonly string[];
}

/** Date and time of the booking form, for one person or for a family, and the waiting list where all is taken. */
export function AppointmentSection({ form, names }: AppointmentSectionProps) {
  const t = useText(FAMILY_MESSAGES);
  const { depaCode, productId, linkmanId, doseNo, day, slot, visit } = form;
  const isParty = isFamily(form);
  const wish = wishOf(form);
  const products = partyOf(form)
    .map((one) => one.productId)
    .join(',');
  const target = useMemo(
    () => ({
      depaCode,
      productId,
      ...(linkmanId && doseNo !== null ? { linkmanId, doseNo } : {}),
      ...(isParty ? { productIds: products } : {}),
    }),
    [depaCode, productId, linkmanId, doseNo, isParty, products],
  );
  const toVaccine = useCallback(
    () => void navigate.replace('vaccineDetail', { vaccId: productId }),
    [productId],
  );
  const hold = presentHold(form);
  const isKept = hold?.kind === 'held' || hold?.kind === 'lapsed';
  const kept = useMemo(() => (isKept && day ? { day, slot } : null), [isKept, day, slot]);
  const name = names[0] ?? '';
  const { companions } = form;
  const namesText = names.join('\n');
  const gaps = useMemo(
    () =>
      companions.flatMap(({ liveGap }, at) => {
        const who = namesText.split('\n')[at + 1] ?? '';
        return liveGap
          ? {
              ...liveGap,
              reason: textOf(FAMILY_MESSAGES)('gapOf', { name: who, reason: liveGap.reason }),
            }
          : [];
      }),
    [companions, namesText],
  );
  /** A full day that was tapped. */
  const [asked, setAsked] = useState<string | null>(null);
  const canWait = linkmanId !== null && doseNo !== null && !isParty;
  const below = useCallback(
    (months: readonly WorkDays[]) => (
      <View>
        {months.some(({ releaseAt }) => releaseAt !== null) ? (
          <ReleaseLink depaCode={depaCode} productId={productId} />
        ) : null}
        {linkmanId && doseNo !== null && !isParty ? (
          <TellMe
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
    [productId, depaCode, linkmanId, doseNo, name, isParty, asked],
  );
  const refused = (error: ApiError) => {
    const why = refusalOf(error);
    return why?.refusal ? <CalendarRefusal form={form} name={name} refused={why} /> : null;
  };
  // Those of the chosen day are among its times.
  const visits =
    hold?.kind === 'gone'
      ? visitWaysOf(hold.refused.refusal, form).filter((way) => way.visit.day !== day)
      : [];
  return (
    <View>
      <DayAndSlotPicker
        target={target}
        day={day}
        slotId={slot?.id}
        kept={kept}
        earliest={laterDay(latestEarliest(form.companions), wish?.earliest ?? null)}
        gaps={gaps}
        why={wish?.why}
        times={
          isParty ? (
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
        none={isParty ? { title: t('noDays'), text: t('noDaysText') } : undefined}
        below={below}
        onFull={canWait ? setAsked : undefined}
        onDay={chooseDay}
        onSlot={chooseSlot}
        onTimeQueryRefused={toVaccine}
      />
      <Optional>
        {visits.length > 0 ? (
          <VisitList
            ways={visits}
            form={form}
            names={names}
            isChoice
            onTake={(way) => takeWay(way, form, 'form')}
          />
        ) : null}
      </Optional>
    </View>
  );
}
