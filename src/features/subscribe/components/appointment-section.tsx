import { useCallback, useMemo } from 'react';
import { navigate } from '@/routes/navigate';
import { changeForm } from '../store';
import { withDay, withSlot } from '../submit-info';
import type { ChosenSlot, SubmitInfo } from '../submit-info';
import { DayAndSlotPicker } from './day-and-slot-picker/day-and-slot-picker';

const chooseDay = (day: string | null): void => changeForm((info) => withDay(info, day));
const chooseSlot = (slot: ChosenSlot): void => changeForm((info) => withSlot(info, slot));

/** Date and time of the booking form. */
export function AppointmentSection({ form }: { readonly form: SubmitInfo }) {
  const { depaCode, productId, linkmanId, doseNo } = form;
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
  return (
    <DayAndSlotPicker
      target={target}
      day={form.day}
      slotId={form.slot?.id}
      onDay={chooseDay}
      onSlot={chooseSlot}
      onTimeQueryRefused={toVaccine}
    />
  );
}
