import { View } from '@tarojs/components';
import type { Decision } from '@contract/community/moderation-endpoints';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Refusal } from '@/ui/notice/refusal';
import { useConfirm } from '@/ui/popup/use-confirm';
import { moderationRequest } from '../api';
import { MODERATION_MESSAGES } from '../messages';
import { useDecision } from '../use-decision';

interface Props {
  readonly decision: Decision;
  readonly onUndone: () => void;
}

/** Undoes a decision after asking. */
export function UndoButton({ decision, onUndone }: Props) {
  const t = useText(MODERATION_MESSAGES);
  const [ask, dialog] = useConfirm();
  const { busy, problem, decide } = useDecision();
  const undo = async (): Promise<void> => {
    if (!(await ask({ title: t('undoAsk'), text: t('undoText'), confirmText: t('undo') }))) return;
    const { decisionId } = decision;
    const send = () => moderationRequest('POST /ugc-api/moderation/undo.do', { decisionId });
    if (await decide(send, t('undone'))) onUndone();
  };
  return (
    <View>
      <Refusal title={t('failed')} reason={problem} />
      <Button kind="text" size="sm" icon="history" loading={busy} onPress={() => void undo()}>
        {t('undo')}
      </Button>
      {dialog}
    </View>
  );
}
