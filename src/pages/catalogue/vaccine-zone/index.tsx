import { CATALOGUE_MESSAGES } from '@/features/doses/vaccine/catalogue-messages';
import { useRegion } from '@/shared/location/use-region';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Page } from '@/ui/page/page';
import { useZone } from './use-zone';
import { ZoneChooser } from './zone-chooser';
import { ZoneView } from './zone-view';

/** A themed zone (query `zoneId`): its vaccines, clinics and articles. Without `zoneId`: all zones. */
export default function VaccineZone() {
  const title = usePageTitle('vaccineZone');
  const { zoneId } = useRouteQuery();
  return zoneId ? <Zone title={title} zoneId={zoneId} /> : <ZoneChooser title={title} />;
}

function Zone({ title, zoneId }: { readonly title: string; readonly zoneId: string }) {
  const t = useText(CATALOGUE_MESSAGES);
  const region = useRegion();
  const data = useZone(zoneId, region);
  const { zone, zoneError, ready } = data;
  if (zone && ready) return <ZoneView zone={zone} data={data} region={region} />;
  return (
    <Page
      title={title}
      loading="detail"
      error={
        zoneError && !zone
          ? {
              title: t('zoneFailed'),
              reason: zoneError.msg,
              onRetry: () => void data.refresh(),
              second: { text: t('toZones'), onPress: () => void navigate.replace('vaccineZone') },
            }
          : undefined
      }
    />
  );
}
