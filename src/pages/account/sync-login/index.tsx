import { HandOver } from '@/shared/host/components/hand-over';
import { syncTarget } from '@/shared/host/sync-rules';
import { runtime } from '@/platform/runtime';
import { useRouteQuery } from '@/routes/hooks';
import { urlOf } from '@/routes/navigate';

/** Redirects to login by the messaging app's account, and back to `path` with its query (specification §2, §4). */
export default function SyncLogin() {
  return (
    <HandOver
      route="syncLogin"
      platform="wx"
      suits={runtime().kind === 'wechat'}
      path={syncTarget(useRouteQuery()) ?? urlOf('home')}
    />
  );
}
