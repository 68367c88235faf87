import { View } from '@tarojs/components';
import { REPORT_TARGET } from '@contract/community/user-type-rules';
import { isApiError } from '@/http/failure/api-error';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { ActionSheet } from '@/ui/popup/action-sheet';
import { useConfirm } from '@/ui/popup/use-confirm';
import { showToast } from '@/ui/toast/toast';
import { removeComment } from '../api';
import { COMMENT_MESSAGES } from '../messages';
import type { Placed } from './comment-branch';

export interface CommentActionsProps {
  /** The comment whose actions are shown; null: none. */
  readonly placed: Placed | null;
  readonly onClose: () => void;
  readonly onRemoved: (placed: Placed) => void;
}

/** What else can be done with a comment: reporting it, or deleting one's own. */
export function CommentActions({ placed, onClose, onRemoved }: CommentActionsProps) {
  const t = useText(COMMENT_MESSAGES);
  const [ask, question] = useConfirm();
  const remove = async (which: Placed): Promise<void> => {
    const sure = await ask({
      title: t('removeAsk'),
      text: t('removeAskText'),
      confirmText: t('remove'),
      tone: 'danger',
    });
    if (!sure) return;
    try {
      await removeComment(which.comment.commentId);
      onRemoved(which);
      showToast(t('removed'));
    } catch (error) {
      showToast(isApiError(error) ? error.msg : t('removeFailed'));
    }
  };
  const report = ({ comment }: Placed): void =>
    void navigate.to(
      'report',
      { sourceId: comment.commentId, sourceType: REPORT_TARGET.COMMENT },
      { reportedUserId: comment.author?.userId ?? '', content: comment.text },
    );
  const action = placed?.comment.own
    ? ({ key: 'remove', label: t('remove'), icon: 'trash-2', tone: 'danger' } as const)
    : ({ key: 'report', label: t('report'), icon: 'flag' } as const);
  return (
    <View>
      <ActionSheet
        open={placed !== null}
        onClose={onClose}
        title={t('actions')}
        actions={[action]}
        onSelect={(key) => {
          if (placed) void (key === 'remove' ? remove(placed) : report(placed));
        }}
      />
      {question}
    </View>
  );
}
