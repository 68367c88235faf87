import { useEffect, useMemo, useState } from 'react';
import { useLoginGate } from '@/shared/session/use-login-gate';
import { useRouteQuery } from '@/routes/hooks';
import { usePageTitle } from '@/routes/page-title';
import { formOf } from '@/pages/community/post-edit/draft-rules';
import { loadDrafts } from '@/pages/community/post-edit/draft-store';
import { Page } from '@/ui/page/page';
import { EditForm } from './edit-form';
import { NewForm } from './new-form';

/** Writes a question or another post, or changes one within 24 hours. */
export default function PostEdit() {
  const title = usePageTitle('postEdit');
  const query = useRouteQuery();
  const isLogin = useLoginGate('postEdit', query);
  const form = useMemo(() => formOf(query), [query]);
  // Before the first paint where somebody is signed in: a placeholder would cost an update of its own.
  const [isLoaded, setLoaded] = useState(() => {
    if (isLogin) loadDrafts();
    return isLogin;
  });
  useEffect(() => {
    if (!isLogin || isLoaded) return;
    loadDrafts();
    setLoaded(true);
  }, [isLogin, isLoaded]);
  if (!isLogin || !isLoaded) return <Page title={title} loading="text" />;
  return form.postId === undefined ? (
    <NewForm form={form} title={title} />
  ) : (
    <EditForm form={form} postId={form.postId} />
  );
}
