import { useMemo } from 'react';
import type { DepartmentVaccine } from '@contract/department/endpoints';
import { useServer } from '@/http/hooks/use-server';
import type { ApiError } from '@/http/failure/api-error';
import type { BookingTarget } from '@/features/booking/submission/form';

/** A product at a clinic as the booking pages show it; money in cents. */
export interface ClinicProduct {
  readonly productName: string;
  readonly departmentName: string;
  readonly address: string;
  readonly priceCents: number;
  readonly serviceFeeCents: number;
  readonly canPayAhead: boolean;
}

export interface ClinicProductView {
  /** Keeps its identity while it means the same. */
  readonly clinicProduct: ClinicProduct | undefined;
  /** All vaccines that the clinic offers. */
  readonly vaccines: readonly DepartmentVaccine[];
  readonly error: ApiError | undefined;
  /** The clinic was loaded and does not offer the product. */
  readonly missing: boolean;
  readonly retry: () => void;
}

/** Clinic, product and price of a booking target. */
export function useClinicProduct({ depaCode, productId }: BookingTarget): ClinicProductView {
  const clinic = useServer('GET /base/department/detail.do', { depaCode });
  const isOffered = useServer('GET /base/department/vaccines.do', { depaCode });
  const vaccine = isOffered.data?.find((one) => one.productId === productId);
  const clinicProduct = useMemo(
    () =>
      clinic.data && vaccine
        ? {
            productName: vaccine.name,
            departmentName: clinic.data.name,
            address: clinic.data.address,
            priceCents: vaccine.priceCents,
            serviceFeeCents: vaccine.serviceFeeCents,
            canPayAhead: clinic.data.canPayAhead,
          }
        : undefined,
    [clinic.data, vaccine],
  );
  return {
    clinicProduct,
    vaccines: isOffered.data ?? [],
    error: clinic.error ?? isOffered.error,
    missing: !!isOffered.data && !vaccine,
    retry: () => {
      void clinic.refresh();
      void isOffered.refresh();
    },
  };
}
