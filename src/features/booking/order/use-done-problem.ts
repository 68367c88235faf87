import { CODE } from '@contract/errors';
import { isMissing } from '@/http/failure/api-error';
import type { ApiError } from '@/http/failure/api-error';
import { navigate } from '@/routes/navigate';
import { useText } from '@/i18n/messages';
import type { IconName } from '@/ui/icon/icons';
import type { ErrorBlockProps } from '@/ui/state/error-block';
import { ORDER_MESSAGES } from './messages';
import { useOrderProblem } from './use-order-problem';

export interface DonePage {
  readonly orderId: string | undefined;
  readonly icon: IconName;
  /** Heading before the vaccination. */
  readonly notYet: string;
  /** Heading where it could not be loaded. */
  readonly loadFailed: string;
  readonly retry: () => void;
}

/** What a page about an administered dose shows instead of it: not administered yet, no such order, or not loaded. */
export function useDoneProblem({ orderId, icon, notYet, loadFailed, retry }: DonePage) {
  const t = useText(ORDER_MESSAGES);
  const problem = useOrderProblem(retry);
  return (error: ApiError | undefined): ErrorBlockProps | undefined => {
    if (!orderId) return problem(undefined);
    if (!error) return undefined;
    if (error.code !== CODE.ORDER_STATE)
      return isMissing(error) ? problem(error) : { ...problem(error), title: loadFailed };
    const toOrder = () => void navigate.replace('orderDetail', { orderId });
    return {
      icon,
      title: notYet,
      reason: error.msg,
      action: { text: t('backToOrder'), onPress: toOrder },
    };
  };
}
