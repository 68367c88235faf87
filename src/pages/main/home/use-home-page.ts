import { useDidShow } from '@tarojs/taro';
import { suggestApp } from '@/features/content/external-link/app-hint-store';
import type { Region } from '@/shared/location/region-rules';
import { useExtendedLink } from '@/shared/location/use-extended-link';
import { useRegion } from '@/shared/location/use-region';
import { useUnreadCount } from '@/features/service/unread/use-unread';
import { usePullToRefresh } from '@/http/hooks/use-pull-to-refresh';
import type { HomeTopValues } from './home-top-values';
import { useFacts } from './use-facts';
import { useHome } from './use-home';
import type { HomeData } from './use-home';

/** Values of the home page that come from the provider or the session. */
export interface HomePage extends Pick<HomeTopValues, 'facts'> {
  readonly region: Region;
  readonly home: HomeData;
}

/** Everything of the home page that needs the provider. */
export function useHomePage(): HomePage {
  useExtendedLink();
  useDidShow(suggestApp);
  const countUnread = useUnreadCount();
  const region = useRegion();
  const home = useHome(region);
  usePullToRefresh([home.refresh, countUnread], 'in-place');
  return { region, home, facts: useFacts(home.clinics) };
}
