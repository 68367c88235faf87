import { View } from '@tarojs/components';
import { useReachBottom } from '@tarojs/taro';
import type { FormerChat } from '@contract/service/cards';
import { FormerCard } from '@/features/service/customer-chat/components/former-card';
import { SERVICE_MESSAGES } from '@/features/service/customer-chat/messages';
import { usePages } from '@/http/hooks/use-pages';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { ListFooter } from '@/ui/list-footer/list-footer';
import { Page } from '@/ui/page/page';
import { Empty } from '@/ui/state/empty';

const PAGE_SIZE = 10;
const idOf = ({ conversationId }: FormerChat): string => conversationId;

/** Conversations that have ended, the last one first. */
export function FormerList({ isLogin }: { readonly isLogin: boolean }) {
  const t = useText(SERVICE_MESSAGES);
  const title = usePageTitle('serviceHistory');
  const { pages, state, footer, error, more, refresh } = usePages(
    isLogin ? 'GET /service/chat/former.do' : null,
    { pageSize: PAGE_SIZE },
    idOf,
  );
  useReachBottom(more);
  if (pages.items.length === 0)
    return (
      <Page
        title={title}
        loading={state === 'loading'}
        error={
          state === 'failed'
            ? {
                title: t('formerFailed'),
                reason: error?.msg ?? '',
                onRetry: () => void refresh(),
              }
            : undefined
        }
      >
        <Empty
          icon="headset"
          title={t('noFormer')}
          action={{ text: t('askHere'), onPress: () => void navigate.to('service') }}
        />
      </Page>
    );
  return (
    <Page title={title}>
      <View>
        {pages.items.map((former) => (
          <FormerCard key={former.conversationId} former={former} />
        ))}
      </View>
      <ListFooter state={footer} onMore={more} />
    </Page>
  );
}
