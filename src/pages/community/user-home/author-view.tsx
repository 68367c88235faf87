import { View } from '@tarojs/components';
import { useState } from 'react';
import type { AuthorDetail } from '@contract/community/user-endpoints';
import { blockAuthor } from '@/features/community/author/api';
import { AuthorButtons } from '@/features/community/author/components/author-buttons';
import { AuthorHead } from '@/features/community/author/components/author-head';
import { OwnTools } from '@/features/community/author/components/own-tools';
import { AUTHOR_MESSAGES } from '@/features/community/author/messages';
import { useAuthorAction } from '@/features/community/author/use-author-action';
import { ActionRefusal } from '@/features/community/feed/components/action-refusal';
import { useText } from '@/i18n/messages';
import { usePageTitle } from '@/routes/page-title';
import { Card } from '@/ui/card/card';
import { Optional } from '@/ui/optional/optional';
import { Page } from '@/ui/page/page';
import { Empty } from '@/ui/state/empty';
import { showToast } from '@/ui/toast/toast';
import { AuthorParts } from './author-parts';
import { MutedNotice } from './muted-notice';

/** Who somebody is, what the reader can do about them, and what they posted. */
export function AuthorView({ author }: { readonly author: AuthorDetail }) {
  const title = usePageTitle('userHome');
  const { own, blocked } = author;
  return (
    <Page title={title}>
      <Optional>{own ? <MutedNotice /> : null}</Optional>
      <Card>
        <AuthorHead author={author} />
        <Optional>{own || blocked ? null : <AuthorButtons author={author} />}</Optional>
      </Card>
      <Optional>{own ? <OwnTools author={author} /> : null}</Optional>
      <Optional>
        {blocked ? <Blocked userId={author.userId} /> : <AuthorParts author={author} />}
      </Optional>
    </Page>
  );
}

/** In place of the posts of somebody whom the reader has blocked. */
function Blocked({ userId }: { readonly userId: string }) {
  const t = useText(AUTHOR_MESSAGES);
  const [isDone, setDone] = useState(false);
  const { busy, error, run } = useAuthorAction();
  const unblock = async (): Promise<void> => {
    if (!(await run(() => blockAuthor(userId, false)))) return;
    setDone(true);
    showToast(t('unblocked'), 'success');
  };
  return (
    <View>
      <ActionRefusal error={error} />
      <Empty
        icon="eye-off"
        title={t('blocked')}
        text={t('blockedText')}
        action={{ text: t('unblock'), busy: busy || isDone, onPress: () => void unblock() }}
      />
    </View>
  );
}
