import { useState } from 'react';
import type { PostDetail } from '@contract/community/cards';
import { useRules } from '@/features/community/community-rules/use-rules';
import { useCommunityFailure } from '@/features/community/feed/use-community-failure';
import { wordsOf } from '@/pages/community/post-edit/draft-rules';
import type { PostForm } from '@/pages/community/post-edit/draft-rules';
import { POST_EDITOR_MESSAGES } from '@/pages/community/post-edit/messages';
import { usePostEditor } from '@/pages/community/post-edit/use-post-editor';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Page } from '@/ui/page/page';
import { PostFormPage } from './post-form-page';

interface EditFormProps {
  readonly form: PostForm;
  readonly postId: string;
}

/** The form that changes a published post, once the post has been read. */
export function EditForm({ form, postId }: EditFormProps) {
  const t = useText(POST_EDITOR_MESSAGES);
  const failureOf = useCommunityFailure();
  const { data, error, refresh } = useServer('GET /ugc-api/post/detail.do', { postId });
  if (!data)
    return (
      <Page
        title={t('titleEdit')}
        loading={error ? false : 'text'}
        error={error && failureOf(error, t('loadFailed'), () => void refresh())}
      />
    );
  if (data.editableUntil === null)
    return (
      <Page
        title={t('titleEdit')}
        error={{
          title: t('editOver'),
          reason: t('editOverText'),
          action: {
            text: t('seePost'),
            onPress: () => void navigate.backTo('postDetail', { postId }),
          },
        }}
      />
    );
  return <OpenForm form={form} post={data} />;
}

interface OpenFormProps {
  readonly form: PostForm;
  readonly post: PostDetail;
}

/** Begins with the post's words, unless they were being changed already. */
function OpenForm({ form: link, post: { kind, title, text } }: OpenFormProps) {
  const t = useText(POST_EDITOR_MESSAGES);
  const [askRules, rules] = useRules();
  const [form] = useState(() => ({
    ...link,
    preset: { kind, title, text, original: wordsOf({ title, text }) },
  }));
  const editor = usePostEditor(form, askRules);
  return (
    <PostFormPage
      title={t('titleEdit')}
      form={form}
      editor={editor}
      notices={<NoticeBar>{t('editOnlyText')}</NoticeBar>}
    >
      {rules}
    </PostFormPage>
  );
}
