import { isMissing } from '@/http/failure/api-error';
import type { ApiError } from '@/http/failure/api-error';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import type { ErrorBlockProps } from '@/ui/state/error-block';
import { ORDER_MESSAGES } from './messages';
import type { OrderMessageKey } from './messages';

/**
 * What a page of one order shows instead of it: no such order for this user, or why it could not be loaded. The
 * returned function takes the error of the call, undefined where the link contains no order.
 */
export function useOrderProblem(retry: () => void, loadFailed: OrderMessageKey = 'loadFailed') {
  const t = useText(ORDER_MESSAGES);
  const toOrders = { text: t('toOrders'), onPress: () => void navigate.replace('orderList') };
  return (error: ApiError | undefined): ErrorBlockProps =>
    !error || isMissing(error)
      ? { icon: 'search', title: t('missing'), reason: t('missingHint'), action: toOrders }
      : { title: t(loadFailed), reason: error.msg, onRetry: retry, second: toOrders };
}
