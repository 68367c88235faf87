import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { ActionSheet } from '@/ui/popup/action-sheet';
import { SERVICE_MESSAGES } from '../messages';
import type { Attach } from '../use-attach';

/** What can be added to a conversation, and which appointment. */
export function AttachSheets({ attach }: { readonly attach: Attach }) {
  const t = useText(SERVICE_MESSAGES);
  const dates = useDateText();
  const { sheet, orders, close } = attach;
  return (
    <>
      <ActionSheet
        open={sheet === 'kinds'}
        onClose={close}
        title={t('attachTitle')}
        actions={[
          { key: 'picture', icon: 'image', label: t('picture'), note: t('pictureNote') },
          { key: 'order', icon: 'calendar-check', label: t('order'), note: t('orderNote') },
        ]}
        onSelect={(key) => void (key === 'picture' ? attach.addPicture() : attach.chooseOrder())}
      />
      <ActionSheet
        open={sheet === 'orders'}
        onClose={close}
        title={t('chooseOrder')}
        actions={orders.map(({ orderId, productName, linkmanName, day, startTime, endTime }) => ({
          key: orderId,
          label: `${linkmanName} · ${productName}`,
          note: dates.when(day, startTime, endTime),
        }))}
        onSelect={(key) => {
          const order = orders.find(({ orderId }) => orderId === key);
          if (order) void attach.sendOrder(order);
        }}
      />
    </>
  );
}
