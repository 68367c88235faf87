import { View } from '@tarojs/components';
import { useState } from 'react';
import type { AuthorDetail } from '@contract/community/user-endpoints';
import { AuthorList } from '@/features/author/components/author-list';
import type { Relation } from '@/features/author/components/author-list';
import { AUTHOR_MESSAGES } from '@/features/author/messages';
import { PostList } from '@/features/community/components/post-list';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import { Optional } from '@/ui/optional/optional';
import { Tabs } from '@/ui/tabs/tabs';

type Part = 'posts' | Relation;

const LABELS = {
  posts: 'partPosts',
  followed: 'partFollowed',
  followers: 'partFollowers',
  blocked: 'partBlocked',
} as const;
const PARTS = ['posts', 'followed', 'followers', 'blocked'] as const satisfies readonly Part[];

/** Posts of an author; on one's own page also whom one follows, is followed by and has blocked. */
export function AuthorParts({ author }: { readonly author: AuthorDetail }) {
  const t = useText(AUTHOR_MESSAGES);
  const { list } = useRouteQuery();
  const { userId, own } = author;
  const [part, setPart] = useState<Part>(PARTS.find((known) => own && known === list) ?? 'posts');
  const write = { text: t('write'), onPress: () => void navigate.to('postEdit') };
  const empty = own
    ? { title: t('noOwnPosts'), text: t('noOwnPostsText'), action: write }
    : { title: t('noPosts') };
  return (
    <View>
      <Optional>
        {own ? (
          <Tabs
            label={t('parts')}
            items={PARTS.map((key) => ({ key, label: t(LABELS[key]) }))}
            active={part}
            onSelect={setPart}
          />
        ) : null}
      </Optional>
      <Optional>
        {part === 'posts' ? (
          <PostList feed={{ feed: 'user', userId }} empty={{ icon: 'pencil', ...empty }} />
        ) : (
          <AuthorList key={part} relation={part} />
        )}
      </Optional>
    </View>
  );
}
