import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import { useConfirm } from '@/ui/popup/use-confirm';
import { isWritten } from '../draft-rules';
import type { PostForm } from '../draft-rules';
import { usePostDrafts } from '../draft-store';
import { POST_EDITOR_MESSAGES } from '../messages';
import type { PostEditor } from '../use-post-editor';

const SHOWN_CHARACTERS = 20;

/** What is known of earlier drafts: this form's, and the newest of another. */
export function DraftNotices({
  form,
  editor,
}: {
  readonly form: PostForm;
  readonly editor: PostEditor;
}) {
  const t = useText(POST_EDITOR_MESSAGES);
  const [ask, dialog] = useConfirm();
  const all = usePostDrafts();
  const { draft, isRestored, startOver, busy } = editor;
  const [other] = Object.entries(all)
    .filter(([key, each]) => key !== form.key && !key.startsWith('edit ') && isWritten(each))
    .sort(([, a], [, b]) => b.changedAt - a.changedAt)
    .map(([, each]) => each);
  const name = (other?.title || other?.text || t('unnamed')).trim().slice(0, SHOWN_CHARACTERS);
  const clear = async (): Promise<void> => {
    const question = {
      title: t('startOverSure'),
      text: t('startOverText'),
      confirmText: t('clear'),
      tone: 'danger' as const,
    };
    if (await ask(question)) startOver();
  };
  const openOther = (): void => {
    if (!other) return;
    void navigate.replace('postEdit', { ...other.link, kind: other.kind });
  };
  return (
    <Optional>
      {draft.unanswered ? <NoticeBar tone="warning">{t('unanswered')}</NoticeBar> : null}
      {isRestored ? (
        <NoticeBar
          action={busy ? undefined : { text: t('startOver'), onPress: () => void clear() }}
        >
          {t('draftRestored')}
        </NoticeBar>
      ) : null}
      {other && !isWritten(draft) ? (
        <NoticeBar action={{ text: t('otherDraftOpen'), onPress: openOther }}>
          {t('otherDraft', { title: name })}
        </NoticeBar>
      ) : null}
      {dialog}
    </Optional>
  );
}
