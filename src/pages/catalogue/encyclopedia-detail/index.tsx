import { useRegion } from '@/shared/location/use-region';
import { CATALOGUE_MESSAGES } from '@/features/doses/vaccine/catalogue-messages';
import { useOfflineCopy } from '@/http/hooks/use-offline-copy';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { useOwnTitle } from '@/routes/own-title';
import { Page } from '@/ui/page/page';
import { EntryView } from './entry-view';

/** An entry of the encyclopaedia (query `id`). The last one read is available offline. */
export default function EncyclopediaDetail() {
  const t = useText(CATALOGUE_MESSAGES);
  const title = usePageTitle('encyclopediaDetail');
  const { id: encyclopediaId = '' } = useRouteQuery();
  const { regionCode } = useRegion();
  const entry = useServer(encyclopediaId ? 'GET /vaccine/encyclopedia/detail.do' : null, {
    encyclopediaId,
    regionCode,
  });
  const { data, receivedAt } = useOfflineCopy('encyclopedia-entry', entry, encyclopediaId);
  useOwnTitle(data?.title);
  const { error } = entry;
  const retry = (): void => void entry.refresh();
  if (data) return <EntryView entry={data} error={error} receivedAt={receivedAt} onRetry={retry} />;
  const toIndex = { text: t('toEntries'), onPress: () => void navigate.replace('encyclopedia') };
  const problem = encyclopediaId
    ? error && { title: t('entryFailed'), reason: error.msg, onRetry: retry, second: toIndex }
    : { title: t('entryNotFound'), reason: t('entryNotFoundHint'), action: toIndex };
  return <Page title={title} loading="text" error={problem} />;
}
