import type { ReactNode } from 'react';
import { useSession } from '@/shared/session/session-store';
import { ComposerFooter } from '@/features/community/comment/components/composer-footer';
import { PostFields } from '@/pages/community/post-edit/components/post-fields';
import type { PostForm } from '@/pages/community/post-edit/draft-rules';
import { POST_EDITOR_MESSAGES } from '@/pages/community/post-edit/messages';
import { useFamilyNames } from '@/pages/community/post-edit/use-family-names';
import type { PostEditor } from '@/pages/community/post-edit/use-post-editor';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Page } from '@/ui/page/page';
import { PublishedView } from './published-view';

export interface PostFormPageProps {
  readonly title: string;
  readonly form: PostForm;
  readonly editor: PostEditor;
  /** Above the form. */
  readonly notices: ReactNode;
  /** Sheets of the page. */
  readonly children: ReactNode;
}

/** The form with what its author may not do, and what became of the post. */
export function PostFormPage({ title, form, editor, notices, children }: PostFormPageProps) {
  const t = useText(POST_EDITOR_MESSAGES);
  const isLogin = useSession((state) => state.isLogin);
  const me = useServer(isLogin ? 'GET /ugc-api/user/init.do' : null).data;
  const family = useFamilyNames(isLogin);
  if (editor.done)
    return (
      <PublishedView title={title} published={editor.done} isEdit={form.postId !== undefined} />
    );
  return (
    <Page
      title={title}
      footer={
        family.isChild ? null : (
          <ComposerFooter
            form={editor}
            mutedUntil={me?.forbiddenEndTime ?? null}
            label={form.postId === undefined ? undefined : t('save')}
          />
        )
      }
    >
      {family.isChild ? <NoticeBar tone="warning">{t('child')}</NoticeBar> : null}
      {notices}
      <PostFields editor={editor} form={form.key} isEdit={form.postId !== undefined} />
      {children}
    </Page>
  );
}
