import { View } from '@tarojs/components';
import { useState } from 'react';
import type { PostDetail } from '@contract/community/cards';
import { REPORT_TARGET } from '@contract/community/user-type-rules';
import { removePost } from '@/features/community/feed/api';
import { ActionRefusal } from '@/features/community/feed/components/action-refusal';
import { hidePost } from '@/features/community/feed/hidden-store';
import { POST_MESSAGES } from '@/features/community/feed/post-messages';
import { isApiError } from '@/http/failure/api-error';
import type { ApiError } from '@/http/failure/api-error';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Button } from '@/ui/button/button';
import { useConfirm } from '@/ui/popup/use-confirm';
import { showToast } from '@/ui/toast/toast';
import styles from './post-view.module.scss';

/** What is reported, in the report's query. */
const { POST } = REPORT_TARGET;

/** Editing and deleting for the author, reporting for everybody else. */
export function PostActions({ post }: { readonly post: PostDetail }) {
  return post.own ? <OwnActions post={post} /> : <ReportAction postId={post.postId} />;
}

function ReportAction({ postId }: { readonly postId: string }) {
  const t = useText(POST_MESSAGES);
  return (
    <View className={styles.actions}>
      <Button
        kind="text"
        size="sm"
        icon="flag"
        onPress={() => void navigate.to('report', { sourceId: postId, sourceType: POST })}
      >
        {t('report')}
      </Button>
    </View>
  );
}

function OwnActions({ post }: { readonly post: PostDetail }) {
  const t = useText(POST_MESSAGES);
  const dates = useDateText();
  const [ask, question] = useConfirm();
  const [error, setError] = useState<ApiError>();
  const [isBusy, setBusy] = useState(false);
  const { postId, editableUntil } = post;
  const remove = async (): Promise<void> => {
    const isMeant = await ask({
      title: t('removeTitle'),
      text: t('removeText'),
      confirmText: t('removeYes'),
      tone: 'danger',
    });
    if (!isMeant) return;
    setBusy(true);
    setError(undefined);
    try {
      await removePost(postId);
      hidePost(postId);
      showToast(t('removed'), 'success');
      void navigate.back();
    } catch (reason) {
      if (!isApiError(reason)) throw reason;
      setError(reason);
    } finally {
      setBusy(false);
    }
  };
  return (
    <View>
      <ActionRefusal error={error} />
      <View className={styles.actions}>
        {editableUntil === null ? null : (
          <Button
            kind="text"
            size="sm"
            icon="pencil"
            onPress={() => void navigate.to('postEdit', { postId })}
          >
            {t('edit')}
          </Button>
        )}
        <Button kind="text" size="sm" icon="trash-2" loading={isBusy} onPress={() => void remove()}>
          {t('remove')}
        </Button>
        {editableUntil === null ? null : (
          <View className={styles.until}>
            {t('editUntil', { time: dates.dateTime(editableUntil) })}
          </View>
        )}
      </View>
      {question}
    </View>
  );
}
