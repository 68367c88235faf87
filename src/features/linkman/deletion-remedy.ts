import type { Code } from '@contract/errors';
import { CODE } from '@contract/errors';
import type { Translate } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import type { LINKMAN_MESSAGES } from './messages';

/** What leads on from a refusal. */
export interface DeletionRemedy {
  readonly text: string;
  readonly onPress: () => void;
}

/** There already, or no room for another one. */
const IN_THE_LIST: readonly string[] = [CODE.LINKMAN_EXISTS, CODE.LINKMAN_LIMIT] satisfies Code[];

/** Where a refused change of the family can be put right; undefined where that is the form itself. */
export function deletionRemedyOf(
  code: string,
  t: Translate<(typeof LINKMAN_MESSAGES)['zh-CN']>,
): DeletionRemedy | undefined {
  if (code === CODE.LINKMAN_HAS_ORDERS)
    return {
      text: t('toOrders'),
      onPress: () => void navigate.to('orderList', { group: 'booked' }),
    };
  if (IN_THE_LIST.includes(code))
    return { text: t('toFamily'), onPress: () => void navigate.to('memberList') };
  return undefined;
}
