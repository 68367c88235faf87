import type { CardProduct, DepartmentCard } from '@contract/department/endpoints';
import { clinicProductState } from '@/features/clinics/clinic/clinic-product-rules';
import { openInstead } from '@/features/clinics/clinic/open-instead';
import { navigate } from '@/routes/navigate';
import { startBooking } from './entry';

/** Starts the booking of a product at a clinic, or opens its queue or waiting list; of a clinic without bookings its page. */
export function bookAt(clinic: DepartmentCard, productId: string): void {
  const { depaCode, isOnline } = clinic;
  const state = clinicProductState(clinic);
  if (!isOnline) void navigate.to('departmentIndex', { depaCode });
  else if (state.kind === 'free') void startBooking({ depaCode, productId });
  else openInstead(state, { depaCode, productId });
}

/** The same for one of the products that a word found there; without one, opens the clinic. */
export function bookFoundAt(clinic: DepartmentCard, product: CardProduct | null): void {
  if (product) bookAt({ ...clinic, ...product }, product.productId);
  else void navigate.to('departmentIndex', { depaCode: clinic.depaCode });
}
