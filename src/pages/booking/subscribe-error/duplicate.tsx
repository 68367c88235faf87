import type { Refusal, StandingOrder } from '@contract/subscribe/endpoints';
import { StandingChoice } from '@/features/subscribe/components/standing-choice';
import { dropHold } from '@/features/subscribe/hold-control';
import { takeRemedy } from '@/features/subscribe/remedies';
import { closeForm } from '@/features/subscribe/store';
import type { SubmitInfo } from '@/features/subscribe/submit-info';
import { useOffer } from '@/features/subscribe/use-offer';
import { navigate } from '@/routes/navigate';

export interface DuplicateProps {
  readonly form: SubmitInfo;
  readonly standing: StandingOrder;
  readonly name: string;
  readonly refusal: Refusal | null;
}

/** The choice between the appointment that stands and the one that was asked for. */
export function Duplicate({ form, standing, name, refusal }: DuplicateProps) {
  const { offer } = useOffer(form);
  const { day, slot } = form;
  const keep = async (): Promise<void> => {
    await dropHold();
    closeForm();
    await navigate.replace('orderDetail', { orderId: standing.orderId });
  };
  return (
    <StandingChoice
      standing={standing}
      wanted={{
        day: day ?? standing.day,
        startTime: slot?.startTime ?? '',
        endTime: slot?.endTime ?? '',
        clinic: offer?.departmentName ?? '',
        what: [name, offer?.productName].filter(Boolean).join(' · '),
      }}
      onKeep={() => void keep()}
      onReplace={() => takeRemedy('replace', form, refusal)}
    />
  );
}
