import { OFFLINE_MESSAGES } from '@/features/booking/order/offline-messages';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';

/** Links from the orders to other pages about the family's vaccinations. */
export function OrderLinks() {
  const t = useText(OFFLINE_MESSAGES);
  return (
    <CellGroup>
      <Cell
        icon="scan-line"
        title={t('linkArrive')}
        onPress={() => void navigate.to('scanConfirm')}
      />
      <Cell
        icon="clipboard-list"
        title={t('linkOffline')}
        note={t('linkOfflineNote')}
        onPress={() => void navigate.to('offlineOrder')}
      />
      <Cell
        icon="clock"
        title={t('linkWaiting')}
        onPress={() => void navigate.to('waitingOffer')}
      />
      <Cell icon="bell" title={t('linkWants')} onPress={() => void navigate.to('userWantDo')} />
      <Cell
        icon="shield-check"
        title={t('linkVerify')}
        onPress={() => void navigate.to('certificateVerify')}
      />
    </CellGroup>
  );
}
