import { RELEASE_MESSAGES } from '@/features/booking/queue/messages';
import { isMissing } from '@/http/failure/api-error';
import { loadState } from '@/http/hooks/load-state';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Page } from '@/ui/page/page';
import { ReleaseList } from './release-list';
import { ReleaseView } from './release-view';

/**
 * The queue of an announced release (query `id`). Without `id`: the releases of a clinic (`depaCode`) or of the city,
 * of one product (`vaccId`) or of all.
 */
export default function ReleasePage() {
  const t = useText(RELEASE_MESSAGES);
  const title = usePageTitle('release');
  const query = useRouteQuery();
  const { id, depaCode, vaccId } = query;
  const release = useServer(id ? 'GET /subscribe/release/detail.do' : null, {
    releaseId: id ?? '',
  });
  if (!id) return <ReleaseList title={title} depaCode={depaCode} productId={vaccId} />;
  if (release.data) return <ReleaseView title={title} release={release.data} />;
  const missing = release.error &&
    isMissing(release.error) && {
      title: t('noRelease'),
      reason: release.error.msg,
      action: { text: t('toList'), onPress: () => void navigate.replace('release') },
    };
  const { loading, error } = loadState(release, t('loadFailed'));
  return <Page title={title} loading={loading && 'detail'} error={missing || error} />;
}
