import type { DepartmentCard } from '@contract/department/endpoints';
import { startBooking } from '@/features/booking/submission/entry';
import { clinicProductState } from '@/features/clinics/clinic/clinic-product-rules';
import { openInstead } from '@/features/clinics/clinic/open-instead';
import { navigate } from '@/routes/navigate';

/** Starts the booking of a product at a clinic, or opens its queue or waiting list; of a clinic without bookings its page. */
export function bookAt(clinic: DepartmentCard, productId: string): void {
  const { depaCode, isOnline } = clinic;
  const state = clinicProductState(clinic);
  if (!isOnline) void navigate.to('departmentIndex', { depaCode });
  else if (state.kind === 'free') void startBooking({ depaCode, productId });
  else openInstead(state, { depaCode, productId });
}
