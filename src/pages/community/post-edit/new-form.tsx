import { DraftNotices } from '@/pages/community/post-edit/components/draft-notices';
import type { PostForm } from '@/pages/community/post-edit/draft-rules';
import { PostFormPage } from './post-form-page';
import { useRules } from '@/features/community/community-rules/use-rules';
import { usePostEditor } from '@/pages/community/post-edit/use-post-editor';

/** The form of a new post. */
export function NewForm({ form, title }: { readonly form: PostForm; readonly title: string }) {
  const [askRules, rules] = useRules();
  const editor = usePostEditor(form, askRules);
  return (
    <PostFormPage
      title={title}
      form={form}
      editor={editor}
      notices={<DraftNotices form={form} editor={editor} />}
    >
      {rules}
    </PostFormPage>
  );
}
