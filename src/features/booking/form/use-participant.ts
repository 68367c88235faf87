import { useEffect } from 'react';
import { changeParticipant } from '@/features/booking/submission/family-rules';
import type { Participant } from '@/features/booking/submission/form';
import { changeForm } from '@/features/booking/submission/store';
import { usePersonCheck } from '@/features/booking/submission/use-person-check';
import type { DoseChoice, PersonCheck } from '@/features/booking/submission/use-person-check';
import type { ServerData } from '@/http/hooks/use-server';
import { suitableDose } from '@/features/booking/submission/suitable-dose';

export interface ParticipantState {
  readonly check: ServerData<PersonCheck>;
  /** The dose that suits them. */
  readonly dose: DoseChoice | undefined;
  readonly change: (changed: Partial<Participant>) => void;
}

/** The check of a further dose, whose suitable dose and first possible day are copied into the form. */
export function useParticipant(depaCode: string, participant: Participant): ParticipantState {
  const { linkmanId, productId, doseNo, replaceOrderId } = participant;
  const check = usePersonCheck({ depaCode, productId }, linkmanId);
  const change = (changed: Partial<Participant>): void =>
    changeForm((info) => changeParticipant(info, participant, changed));
  const { data } = check;
  // A dose whose own order is being replaced counts as taken, but is still the suitable one.
  const suitable = data && !replaceOrderId ? suitableDose(data, doseNo) : doseNo;
  const dose = data?.doses.find((one) => one.doseNo === suitable);
  const earliest = dose?.earliestDay ?? null;
  const dayGap = data?.course.dayGap;
  useEffect(() => {
    const answer = suitable === doseNo ? {} : { historyAnswer: undefined };
    if (suitable !== doseNo || earliest !== participant.earliest || dayGap !== participant.dayGap)
      change({ doseNo: suitable, earliest, dayGap, ...answer });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `change` only passes it on
  }, [suitable, doseNo, earliest, participant.earliest, dayGap, participant.dayGap]);
  return { check, dose, change };
}
