import type { Code } from '@contract/errors';
import { CODE } from '@contract/errors';
import type { Translate } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import type { LINKMAN_MESSAGES } from './messages';

/** A button that leads to the solution of a refusal. */
export interface DeletionRemedy {
  readonly text: string;
  readonly onPress: () => void;
}

/** The member exists already, or the family is full: the solution is in the list. */
const IN_THE_LIST: readonly string[] = [CODE.LINKMAN_EXISTS, CODE.LINKMAN_LIMIT] satisfies Code[];

/** The remedy of a refused change of the family; undefined where it is in the form itself. */
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
