import type { DepartmentVaccine } from '@contract/department/endpoints';
import { useServer } from '@/http/use-server';
import type { ApiError } from '@/http/api-error';
import type { BookingTarget } from '@/features/booking/form';

/** A product at a clinic as the booking pages show it; money in cents. */
export interface Offer {
  readonly productName: string;
  readonly departmentName: string;
  readonly address: string;
  readonly priceCents: number;
  readonly serviceFeeCents: number;
}

export interface OfferView {
  readonly offer: Offer | undefined;
  /** Everything that the clinic has on offer. */
  readonly vaccines: readonly DepartmentVaccine[];
  readonly error: ApiError | undefined;
  /** The clinic is known and does not have the product on offer. */
  readonly missing: boolean;
  readonly retry: () => void;
}

/** Clinic, product and price of a booking. */
export function useOffer({ depaCode, productId }: BookingTarget): OfferView {
  const clinic = useServer('GET /base/department/detail.do', { depaCode });
  const onOffer = useServer('GET /base/department/vaccines.do', { depaCode });
  const vaccine = onOffer.data?.find((one) => one.productId === productId);
  return {
    offer:
      clinic.data && vaccine
        ? {
            productName: vaccine.name,
            departmentName: clinic.data.name,
            address: clinic.data.address,
            priceCents: vaccine.priceCents,
            serviceFeeCents: vaccine.serviceFeeCents,
          }
        : undefined,
    vaccines: onOffer.data ?? [],
    error: clinic.error ?? onOffer.error,
    missing: !!onOffer.data && !vaccine,
    retry: () => {
      void clinic.refresh();
      void onOffer.refresh();
    },
  };
}
