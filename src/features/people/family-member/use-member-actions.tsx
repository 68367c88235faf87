import { useState } from 'react';
import type { ReactElement } from 'react';
import { CODE } from '@contract/errors';
import type { LinkmanCard } from '@contract/linkman/endpoints';
import { isApiError } from '@/http/failure/api-error';
import { useText } from '@/i18n/messages';
import { useConfirm } from '@/ui/popup/use-confirm';
import { showToast } from '@/ui/toast/toast';
import { checkDelete, deleteFamilyMember, setDefaultFamilyMember } from './api';
import type { DeleteCheck } from './api';
import { LINKMAN_MESSAGES } from './messages';
import { deletionRemedyOf } from './deletion-remedy';
import type { DeletionRemedy } from './deletion-remedy';
import type { FamilyMemberText } from './violation-text';

/** Why an action failed, to be shown in the page. */
export interface ActionFailure {
  readonly title?: string;
  readonly text: string;
  readonly action?: DeletionRemedy | undefined;
}

export interface MemberActions {
  readonly failure: ActionFailure | null;
  readonly forgetFailure: () => void;
  readonly makeDefault: (member: LinkmanCard) => Promise<void>;
  readonly remove: (member: LinkmanCard) => Promise<void>;
  /** Confirmation dialog, to be rendered by the page. */
  readonly question: ReactElement;
}

/** What removing the member cancels, a sentence each. */
function givenUp(t: FamilyMemberText, name: string, check: DeleteCheck): string[] {
  const { waiting, offers, tickets, sharedTickets } = check;
  return [
    ...(offers > 0 ? [t('removeOffer', { name })] : []),
    ...(waiting > 0 ? [t('removeWaiting', { name, count: waiting })] : []),
    ...(tickets > 0 ? [t('removeTicket', { name, count: tickets })] : []),
    ...(sharedTickets > 0 ? [t('removeSharedTicket', { name, count: sharedTickets })] : []),
  ];
}

/** Actions on a member in the list. Removal asks for confirmation; failures are shown in the page. */
export function useMemberActions(): MemberActions {
  const t = useText(LINKMAN_MESSAGES);
  const [ask, question] = useConfirm();
  const [failure, setFailure] = useState<ActionFailure | null>(null);

  const attempt = async (action: () => Promise<void>): Promise<void> => {
    setFailure(null);
    try {
      await action();
    } catch (reason) {
      setFailure(
        isApiError(reason)
          ? { text: reason.msg, action: deletionRemedyOf(reason.code, t) }
          : { text: t('failed') },
      );
    }
  };
  const makeDefault = ({ linkmanId }: LinkmanCard) =>
    attempt(async () => {
      await setDefaultFamilyMember(linkmanId);
      showToast(t('defaultSaved'), 'success');
    });
  const remove = ({ linkmanId, name }: LinkmanCard) =>
    attempt(async () => {
      const check = await checkDelete(linkmanId);
      if (!check.deletable) {
        setFailure({
          title: t('removeStopped'),
          text: t('removeStoppedText', { name, count: check.openOrders }),
          action: deletionRemedyOf(CODE.LINKMAN_HAS_ORDERS, t),
        });
        return;
      }
      const sure = await ask({
        title: t('removeAsk', { name }),
        text: [...givenUp(t, name, check), t('removeText')].join(t('sentence')),
        confirmText: t('remove'),
        tone: 'danger',
      });
      if (!sure) return;
      await deleteFamilyMember(linkmanId);
      showToast(t('removed'), 'success');
    });

  return { failure, forgetFailure: () => setFailure(null), makeDefault, remove, question };
}
