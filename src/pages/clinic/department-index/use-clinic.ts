import { nearQuery } from '@/shared/location/region-rules';
import { useRegion } from '@/shared/location/use-region';
import { useSettled } from '@/http/hooks/settled';
import { useServer } from '@/http/hooks/use-server';

/** A clinic with its notices and products. */
export function useClinic(depaCode: string) {
  const region = useRegion();
  // A distance from the city's centre is useless for a single clinic.
  const at = region.measuredFrom === 'user' ? nearQuery(region) : {};
  const detail = useServer('GET /base/department/detail.do', { depaCode, ...at });
  const notices = useServer('GET /hospital-page/notice/listThree.do', { depaCode });
  const clinicProducts = useServer(
    'GET /department/department/getDepartmentVaccineCatalogForOnline.do',
    {
      depaCode,
    },
  );
  const calls = [detail, notices, clinicProducts];
  return {
    ready: useSettled(...calls),
    detail: detail.data,
    error: detail.error,
    receivedAt: detail.receivedAt,
    notices: notices.data ?? [],
    clinicProducts: clinicProducts.data,
    productsError: clinicProducts.error,
    refresh: async (): Promise<void> => {
      await Promise.all(calls.map((call) => call.refresh()));
    },
  };
}

/** Result of {@link useClinic}. */
export type ClinicData = ReturnType<typeof useClinic>;
