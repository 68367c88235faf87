import { StaleNote } from '@/features/content/article/components/stale-note';
import { CATALOGUE_MESSAGES } from '@/features/doses/vaccine/catalogue-messages';
import { useOfflineCopy } from '@/http/hooks/use-offline-copy';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { Optional } from '@/ui/optional/optional';
import { Page } from '@/ui/page/page';
import { Empty } from '@/ui/state/empty';

/** List of all zones, if the URL names none. */
export function ZoneChooser({ title }: { readonly title: string }) {
  const t = useText(CATALOGUE_MESSAGES);
  const zones = useServer('GET /vaccine/zone/list.do', {});
  const { data, receivedAt } = useOfflineCopy('zones', zones);
  const { error } = zones;
  const retry = (): void => void zones.refresh();
  if (!data) {
    const problem = error && { title: t('zoneFailed'), reason: error.msg, onRetry: retry };
    return <Page title={title} loading="list" error={problem} />;
  }
  return (
    <Page title={title}>
      <StaleNote error={error} receivedAt={receivedAt} onRetry={retry} />
      <Optional>
        {data.length === 0 ? (
          <Empty icon="shield-check" title={t('noZones')} />
        ) : (
          <CellGroup title={t('zones')}>
            {data.map(({ zoneId, name, summary }) => (
              <Cell
                key={zoneId}
                icon="shield-check"
                title={name}
                note={summary}
                onPress={() => void navigate.to('vaccineZone', { zoneId })}
              />
            ))}
          </CellGroup>
        )}
      </Optional>
    </Page>
  );
}
