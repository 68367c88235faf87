import { View } from '@tarojs/components';
import { useState } from 'react';
import type { AuthorDetail } from '@contract/community/user-endpoints';
import { USER_TYPE } from '@contract/community/user-type-rules';
import { AnswerList } from '@/features/community/author/components/answer-list';
import { AuthorList } from '@/features/community/author/components/author-list';
import type { Relation } from '@/features/community/author/components/author-list';
import { AUTHOR_MESSAGES } from '@/features/community/author/messages';
import { PostList } from '@/features/community/feed/components/post-list';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import { Optional } from '@/ui/optional/optional';
import { Tabs } from '@/ui/tabs/tabs';

type Part = 'posts' | 'answers' | Relation;

const LABELS = {
  posts: 'partPosts',
  answers: 'partAnswers',
  followed: 'partFollowed',
  followers: 'partFollowers',
  blocked: 'partBlocked',
} as const;
const OWN_PARTS = ['followed', 'followers', 'blocked'] as const satisfies readonly Part[];

/** Parts of an author's page: doctors have answered, and one's own has lists that only oneself sees. */
const partsOf = ({ own, userType }: AuthorDetail): readonly Part[] => [
  'posts',
  ...(userType === USER_TYPE.DOCTOR ? (['answers'] as const) : []),
  ...(own ? OWN_PARTS : []),
];

/** Posts of an author, and a doctor's answers; on one's own page also whom one follows, is followed by and has blocked. */
export function AuthorParts({ author }: { readonly author: AuthorDetail }) {
  const t = useText(AUTHOR_MESSAGES);
  const { list } = useRouteQuery();
  const { userId, own } = author;
  const parts = partsOf(author);
  const [part, setPart] = useState<Part>(parts.find((known) => known === list) ?? 'posts');
  const write = { text: t('write'), onPress: () => void navigate.to('postEdit') };
  const empty = own
    ? { title: t('noOwnPosts'), text: t('noOwnPostsText'), action: write }
    : { title: t('noPosts') };
  return (
    <View>
      <Optional>
        {parts.length > 1 ? (
          <Tabs
            label={t('parts')}
            items={parts.map((key) => ({ key, label: t(LABELS[key]) }))}
            active={part}
            onSelect={setPart}
          />
        ) : null}
      </Optional>
      <Optional>
        {part === 'posts' ? (
          <PostList feed={{ feed: 'user', userId }} empty={{ icon: 'pencil', ...empty }} />
        ) : part === 'answers' ? (
          <AnswerList userId={userId} />
        ) : (
          <AuthorList key={part} relation={part} />
        )}
      </Optional>
    </View>
  );
}
