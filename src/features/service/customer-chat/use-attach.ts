import { useState } from 'react';
import type { OrderCard } from '@contract/order/endpoints';
import { uploadViolation } from '@contract/upload/upload-rules';
import { UPLOAD_MESSAGES, VIOLATION_TEXTS } from '@/shared/upload/messages';
import { uploadFile } from '@/shared/upload/upload-file';
import { isApiError } from '@/http/failure/api-error';
import { request } from '@/http/request';
import { textOf } from '@/i18n/messages';
import { upload } from '@/platform/upload';
import { SERVICE_MESSAGES } from './messages';
import { send } from './send-waiting';

/** Appointments to choose from, the newest. */
const MOST_ORDERS = 10;

export interface Attach {
  /** `kinds`: what to add; `orders`: which appointment. */
  readonly sheet: 'none' | 'kinds' | 'orders';
  readonly orders: readonly OrderCard[];
  readonly isUploading: boolean;
  /** Why nothing was added; '' without a reason. */
  readonly refusal: string;
  readonly open: () => void;
  readonly close: () => void;
  readonly addPicture: () => Promise<void>;
  readonly chooseOrder: () => Promise<void>;
  readonly sendOrder: (order: OrderCard) => Promise<void>;
}

/** Adds a picture or one of the account's appointments to the conversation. */
export function useAttach(): Attach {
  const [sheet, setSheet] = useState<Attach['sheet']>('none');
  const [orders, setOrders] = useState<readonly OrderCard[]>([]);
  const [isUploading, setUploading] = useState(false);
  const [refusal, setRefusal] = useState('');
  const t = textOf(SERVICE_MESSAGES);
  return {
    sheet,
    orders,
    isUploading,
    refusal,
    open: () => {
      setRefusal('');
      setSheet('kinds');
    },
    close: () => setSheet('none'),
    async addPicture() {
      const [file] = await upload.pickPictures(1);
      if (!file) return;
      const violation = uploadViolation(file, 'image');
      if (violation) return setRefusal(textOf(UPLOAD_MESSAGES)(VIOLATION_TEXTS[violation]));
      setUploading(true);
      try {
        const { fileId } = await uploadFile(file);
        await send({ kind: 'picture', id: fileId }, t('picture'));
      } catch (error) {
        setRefusal(isApiError(error) ? error.msg : t('unknown'));
      } finally {
        setUploading(false);
      }
    },
    async chooseOrder() {
      try {
        const { list } = await request(
          'GET /order/subscribe/pageList.do',
          { group: 'all', pageSize: MOST_ORDERS },
          { failure: 'in-place', neverCancel: true },
        );
        setOrders(list);
        if (list.length > 0) setSheet('orders');
        else setRefusal(t('noOrders'));
      } catch {
        setRefusal(t('ordersFailed'));
      }
    },
    sendOrder: (order) =>
      send({ kind: 'order', id: order.orderId }, `${order.productName} ${order.day}`),
  };
}
