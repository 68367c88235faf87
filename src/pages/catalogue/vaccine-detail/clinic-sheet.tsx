import type { DepartmentCard } from '@contract/department/endpoints';
import { bookAt } from '@/features/booking/submission/book-at';
import { ClinicsWithSheet } from '@/features/clinics/clinic/components/clinics-with-sheet';
import type { Region } from '@/shared/location/region-rules';
import { navigate } from '@/routes/navigate';

export interface ClinicSheetProps {
  readonly open: boolean;
  readonly productId: string;
  readonly region: Region;
  readonly onClose: () => void;
}

/** Clinics that have a product: a tap starts the booking, joins a queue or waiting list, or shows the clinic. */
export function ClinicSheet({ open, productId, region, onClose }: ClinicSheetProps) {
  const choose = (clinic: DepartmentCard): void => {
    onClose();
    bookAt(clinic, productId);
  };
  return (
    <ClinicsWithSheet
      open={open}
      asked={{ productId }}
      region={region}
      onClose={onClose}
      onChoose={choose}
      onWait={() => void navigate.to('waitingOffer', { vaccId: productId })}
    />
  );
}
