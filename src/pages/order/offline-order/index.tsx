import { View } from '@tarojs/components';
import { useReachBottom } from '@tarojs/taro';
import type { OfflineCard } from '@contract/order/offline-endpoints';
import { useLoginGate } from '@/shared/session/use-login-gate';
import { NoteLines } from '@/features/booking/order/components/note-lines';
import { StatusTag } from '@/features/booking/order/components/status-tag';
import { OFFLINE_MESSAGES } from '@/features/booking/order/offline-messages';
import { serverToday } from '@/http/server-clock';
import { usePages } from '@/http/hooks/use-pages';
import { useDateText } from '@/i18n/date-text';
import { usePullToRefresh } from '@/http/hooks/use-pull-to-refresh';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { ListFooter } from '@/ui/list-footer/list-footer';
import { Page } from '@/ui/page/page';
import { Empty } from '@/ui/state/empty';

const PAGE_SIZE = 10;
const idOf = ({ orderId }: OfflineCard): string => orderId;

/** Walk-in orders of the user's family, page by page. */
export default function OfflineOrder() {
  const t = useText(OFFLINE_MESSAGES);
  const dates = useDateText();
  const title = usePageTitle('offlineOrder');
  const isLogin = useLoginGate('offlineOrder', {});
  const orders = usePages(
    isLogin ? 'GET /order/offline/pageList.do' : null,
    { pageSize: PAGE_SIZE },
    idOf,
  );
  const { pages, state, footer, error, more, refresh } = orders;
  usePullToRefresh([refresh]);
  useReachBottom(more);
  if (pages.items.length === 0) {
    const failed = state === 'failed' && {
      title: t('loadFailed'),
      reason: error?.msg ?? '',
      onRetry: () => void refresh(),
    };
    return (
      <Page
        title={title}
        loading={state === 'loading' ? 'list' : false}
        error={failed || undefined}
      >
        <Empty
          icon="clipboard-list"
          title={t('empty')}
          text={t('emptyHint')}
          action={{ text: t('toFamily'), onPress: () => void navigate.to('memberList') }}
        />
      </Page>
    );
  }
  return (
    <Page title={title}>
      <CellGroup title={t('total', { count: pages.total })}>
        {pages.items.map((order) => (
          <Cell
            key={order.orderId}
            title={`${order.productName} · ${order.doseLabel}`}
            note={
              <NoteLines
                lines={[
                  order.personName,
                  dates.when(order.day, order.startTime, order.endTime, serverToday()),
                  order.departmentName,
                ]}
              />
            }
            value={<StatusTag status={order.status} />}
            onPress={() => void navigate.to('offlineOrderDetail', { orderId: order.orderId })}
          />
        ))}
      </CellGroup>
      <View>
        <ListFooter state={footer} onMore={more} />
      </View>
    </Page>
  );
}
