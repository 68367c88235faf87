import { nearbyQuery } from '@/features/clinics/clinic/nearby-query';
import type { Region } from '@/shared/location/region-rules';
import { useSettled } from '@/http/hooks/settled';
import { useOfflineCopy } from '@/http/hooks/use-offline-copy';
import { useServer } from '@/http/hooks/use-server';

/** Items per part, so that a mini-program can render all parts in one update. */
const PRODUCTS_SHOWN = 3;
const CLINICS_SHOWN = 2;
const ARTICLES_SHOWN = 3;

/** All data of a zone's page, rendered at once. The last zone seen is stored for offline use. */
export function useZone(zoneId: string, region: Region) {
  const { regionCode } = region;
  const zone = useServer('GET /vaccine/zone/detail.do', { zoneId });
  const products = useServer('GET /vaccine/product/pageList.do', {
    zoneId,
    regionCode,
    pageSize: PRODUCTS_SHOWN,
  });
  const clinics = useServer('GET /department/department/nearbyDepartment.do', {
    ...nearbyQuery({ region, zoneId, pageSize: CLINICS_SHOWN }),
  });
  const articles = useServer('GET /article/article/pageList.do', {
    zoneId,
    pageSize: ARTICLES_SHOWN,
  });
  const cachedZone = useOfflineCopy('zone', zone, zoneId);
  const cachedProducts = useOfflineCopy('zone-products', products, `${zoneId} ${regionCode}`);
  const cachedClinics = useOfflineCopy('zone-clinics', clinics, `${zoneId} ${regionCode}`);
  const cachedArticles = useOfflineCopy('zone-articles', articles, zoneId);
  const calls = [zone, products, clinics, articles];
  return {
    ready: useSettled(...calls),
    zone: cachedZone.data,
    zoneError: zone.error,
    receivedAt: cachedZone.receivedAt,
    products: cachedProducts.data,
    clinics: cachedClinics.data,
    articles: cachedArticles.data,
    /** First failure, if any. */
    error: calls.find((call) => call.error)?.error,
    refresh: async (): Promise<void> => {
      await Promise.all(calls.map((call) => call.refresh()));
    },
  };
}

/** Result of {@link useZone}. */
export type ZoneData = ReturnType<typeof useZone>;
