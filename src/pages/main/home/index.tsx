import { View } from '@tarojs/components';
import { useDidShow } from '@tarojs/taro';
import { useUnreadCount } from '@/features/unread/use-unread';
import { suggestApp } from '@/features/external-link/app-hint-store';
import { useExtendedLink } from '@/features/location/use-extended-link';
import { useRegion } from '@/features/location/use-region';
import { usePullToRefresh } from '@/http/hooks/use-pull-to-refresh';
import { usePageTitle } from '@/routes/page-title';
import { Page } from '@/ui/page/page';
import { Hero } from './hero';
import { HomeTop } from './home-top';
import { LaterContent } from './later-content';
import { QuickEntries } from './quick-entries';
import { useHome } from './use-home';

/** Home: booking first, then upcoming appointments and current topics. */
export default function Home() {
  const title = usePageTitle('home');
  useExtendedLink();
  useDidShow(suggestApp);
  const countUnread = useUnreadCount();
  const region = useRegion();
  const home = useHome(region);
  usePullToRefresh([home.refresh, countUnread], 'in-place');
  return (
    <Page title={title} header="none" back={false}>
      <HomeTop region={region} />
      <Hero clinics={home.clinics} />
      <QuickEntries />
      <View>
        <LaterContent region={region} home={home} />
      </View>
    </Page>
  );
}
