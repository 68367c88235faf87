import type { ReactElement } from 'react';
import type { Plan } from '@contract/plan/endpoints';
import { HistoryAsk } from '@/features/doses/plan/components/history-ask';
import { HISTORY_MESSAGES } from '@/features/doses/plan/history-messages';
import type { DoseHistory } from '@/features/doses/plan/use-dose-history';
import { useText } from '@/i18n/messages';
import { useConfirm } from '@/ui/popup/use-confirm';

/** The question about doses administered elsewhere (null unless open), and the dialog to render in the page. */
export function useHistoryQuestion(
  plan: Plan | undefined,
  history: DoseHistory,
  onBulk: () => void,
): readonly [question: ReactElement | null, dialog: ReactElement] {
  const t = useText(HISTORY_MESSAGES);
  const [ask, dialog] = useConfirm();
  const open = plan?.doses.filter(({ status }) => status === 'unknown').length ?? 0;
  const sayNone = async (linkmanId: string): Promise<void> => {
    const sure = await ask({
      title: t('noneAsk'),
      text: t('noneAskText', { count: open }),
      confirmText: t('noneConfirm'),
    });
    if (sure) await history.save(linkmanId, null);
  };
  const question =
    plan && open > 0 ? (
      <HistoryAsk
        name={plan.name}
        selfReported={plan.taken.length}
        open={open}
        busy={history.busy}
        onBulk={onBulk}
        onNone={() => void sayNone(plan.linkmanId)}
      />
    ) : null;
  return [question, dialog];
}
