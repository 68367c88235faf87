import { DraftNotices } from '@/features/community/post-editor/components/draft-notices';
import type { PostForm } from '@/features/community/post-editor/draft-rules';
import { PostFormPage } from './post-form-page';
import { useRules } from '@/features/community/community-rules/use-rules';
import { usePostEditor } from '@/features/community/post-editor/use-post-editor';

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
