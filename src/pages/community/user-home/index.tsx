import { useSession } from '@/shared/session/session-store';
import { useLoginGate } from '@/shared/session/use-login-gate';
import { AUTHOR_MESSAGES } from '@/features/community/author/messages';
import { useCommunityFailure } from '@/features/community/feed/use-community-failure';
import { usePullToRefresh } from '@/http/hooks/use-pull-to-refresh';
import { useServer } from '@/http/hooks/use-server';
import type { ServerData } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { usePageTitle } from '@/routes/page-title';
import { useOwnTitle } from '@/routes/own-title';
import { Page } from '@/ui/page/page';
import { AuthorView } from './author-view';

/** An author's page (query `userId`); without one, the reader's own, with the list that the query `list` names. */
export default function UserHome() {
  const { userId = '' } = useRouteQuery();
  return userId ? <Home userId={userId} /> : <OwnHome />;
}

/** The reader's own page: their id in the community is not that of the account. */
function OwnHome() {
  const isLogin = useLoginGate('userHome', useRouteQuery());
  const { data, error, refresh } = useServer(isLogin ? 'GET /ugc-api/user/init.do' : null, {});
  return <Home userId={data?.userId ?? ''} missing={data ? undefined : { error, refresh }} />;
}

interface HomeProps {
  /** '' until it is known. */
  readonly userId: string;
  /** What reading the id has come to so far. */
  readonly missing?: Pick<ServerData<unknown>, 'error' | 'refresh'> | undefined;
}

function Home({ userId, missing }: HomeProps) {
  const t = useText(AUTHOR_MESSAGES);
  const title = usePageTitle('userHome');
  const failureOf = useCommunityFailure();
  const token = useSession((state) => state.token);
  const author = useServer(userId ? 'GET /ugc-api/user/detail.do' : null, { userId });
  const { data } = author;
  const { error, refresh } = missing ?? author;
  usePullToRefresh([refresh]);
  useOwnTitle(data?.nickname);
  const failure = error && failureOf(error, t('loadFailed'), () => void refresh());
  // Who is no longer there is not shown any longer, although they were read before.
  const isGone = failure !== undefined && failure.onRetry === undefined;
  if (data && !isGone) return <AuthorView key={token} author={data} />;
  return <Page title={title} loading="detail" error={failure} />;
}
