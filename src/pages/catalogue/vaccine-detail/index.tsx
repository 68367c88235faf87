import { useEffect } from 'react';
import { MISSING_VACCINE_MESSAGES } from '@/features/doses/vaccine/missing-messages';
import { useRegion } from '@/shared/location/use-region';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { useOwnTitle } from '@/routes/own-title';
import { Page } from '@/ui/page/page';
import { useSettled } from '@/http/hooks/settled';
import { nearbyQuery } from '@/features/clinics/clinic/nearby-query';
import { prepareView, VaccineView } from './view';

export { prepareView };

const CLINICS_SHOWN = 3;

/** A vaccine (query `vaccId`): description, eligibility, schedule, price and clinics. */
export default function VaccineDetail() {
  const t = useText(MISSING_VACCINE_MESSAGES);
  const title = usePageTitle('vaccineDetail');
  const { vaccId = '' } = useRouteQuery();
  const region = useRegion();
  const product = useServer(vaccId ? 'GET /vaccine/product/detail.do' : null, {
    vaccId,
    regionCode: region.regionCode,
  });
  const clinics = useServer(
    vaccId ? 'GET /department/department/nearbyDepartment.do' : null,
    nearbyQuery({ region, productId: vaccId, pageSize: CLINICS_SHOWN }),
  );
  const releases = useServer(vaccId ? 'GET /subscribe/release/list.do' : null, {
    productId: vaccId,
    cityCode: region.regionCode,
  });
  const figures = useServer(vaccId ? 'GET /vaccine/product/followUpFigures.do' : null, { vaccId });
  const ready = useSettled(product, clinics, releases, figures);
  const { data, error } = product;
  useOwnTitle(data?.name);
  useEffect(prepareView, []);
  if (data && ready)
    return (
      <VaccineView
        product={data}
        clinics={clinics}
        region={region}
        releases={releases.data}
        figures={figures.data}
      />
    );
  const toList = { text: t('toList'), onPress: () => void navigate.replace('vaccineList') };
  const problem = vaccId
    ? error && {
        title: t('loadFailed'),
        reason: error.msg,
        onRetry: () => void product.refresh(),
        second: toList,
      }
    : { title: t('notFound'), reason: t('notFoundHint'), action: toList };
  return <Page title={title} loading="detail" error={data ? undefined : problem} />;
}
