import { BY_THE_WAY, useIsUser } from '@/shared/session/use-is-user';
import { nearbyQuery } from '@/features/clinics/clinic/nearby-query';
import type { Region } from '@/shared/location/region-rules';
import { isConnectionError } from '@/http/failure/api-error';
import { useSettled } from '@/http/hooks/settled';
import { useOfflineCopy } from '@/http/hooks/use-offline-copy';
import { useServer } from '@/http/hooks/use-server';
import { useNextOrder } from '@/features/booking/order/use-next-order';
import { useFamilyDue } from '@/features/doses/plan/use-family-due';
import { useOpenOffer } from '@/features/booking/waitlist/use-open-offer';

const CLINICS_SHOWN = 2;
const ARTICLES_SHOWN = 3;

/** All provider data of the home page, rendered at once. */
export function useHome(region: Region) {
  const isLogin = useIsUser();
  const clinics = useServer(
    'GET /department/department/nearbyDepartment.do',
    nearbyQuery({ region, filters: ['hasFreeSlots'], pageSize: CLINICS_SHOWN }),
  );
  const zones = useServer('GET /vaccine/zone/list.do', {});
  const articles = useServer('GET /article/article/pageList.do', { pageSize: ARTICLES_SHOWN });
  const summary = useServer(isLogin ? 'GET /order/subscribe/summary.do' : null, {}, BY_THE_WAY);
  const offered = useOpenOffer();
  const family = useFamilyDue();
  const shared = [clinics, zones, articles];
  const cachedZones = useOfflineCopy('home-zones', zones);
  const cachedArticles = useOfflineCopy('home-articles', articles);
  const cachedClinics = useOfflineCopy('home-clinics', clinics, region.regionCode);
  const shown = [cachedClinics, cachedZones, cachedArticles];
  const missing = shared.filter((_, index) => shown[index]?.data === undefined);
  const next = useNextOrder(isLogin ? summary : undefined);
  const times = [...shown.map(({ receivedAt }) => receivedAt), next.asOf].flatMap((at) => at ?? []);
  return {
    ready: useSettled(...shared, ...(isLogin ? [summary, offered.call, family] : [])),
    clinics: cachedClinics.data,
    zones: cachedZones.data,
    articles: cachedArticles.data,
    /** A waiting-list offer. */
    waitlistOffer: offered.offer,
    /** Doses due in the family. */
    due: isLogin ? family.data : undefined,
    next: next.order,
    /** First failure, if any. */
    error: [...shared, summary].find((call) => call.error)?.error,
    offline: shared.some((call) => isConnectionError(call.error)),
    // A part without data may only be loading anew, after a change of region, language or account.
    isEmpty: missing.length === shared.length && missing.every(({ error }) => error),
    isPartial: missing.some(({ error }) => error),
    awaitsClinics: missing.includes(clinics) && !clinics.error,
    /** Age of the oldest part, ms. */
    receivedAt: times.length > 0 ? Math.min(...times) : undefined,
    refresh: async (): Promise<void> => {
      await Promise.all(
        [...shared, ...(isLogin ? [summary, offered.call, family] : [])].map((call) =>
          call.refresh(),
        ),
      );
    },
  };
}

/** Result of {@link useHome}. */
export type HomeData = ReturnType<typeof useHome>;
