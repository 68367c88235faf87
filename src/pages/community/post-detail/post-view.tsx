import { View } from '@tarojs/components';
import type { PostDetail } from '@contract/community/cards';
import type { CommentTarget } from '@/features/community/comment/comment-target';
import { CommentThread } from '@/features/community/comment/components/comment-thread';
import { ReactionBar } from '@/features/community/comment/components/reaction-bar';
import { AuthorBadge } from '@/features/community/feed/components/author-badge';
import { PostVideo } from '@/features/community/feed/components/post-video';
import { COMMUNITY_MESSAGES } from '@/features/community/feed/messages';
import { usePostTime } from '@/features/community/feed/use-post-time';
import { ShareButton } from '@/features/content/share/components/share-button';
import { refreshServerData } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { sharing } from '@/platform/share';
import { urlOf } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { semantics } from '@/ui/a11y/semantics';
import { Card } from '@/ui/card/card';
import { Optional } from '@/ui/optional/optional';
import { Page } from '@/ui/page/page';
import { OwnState } from './own-state';
import { PostActions } from './post-actions';
import { PostLinks } from './post-links';
import { PostPictures } from './post-pictures';
import styles from './post-view.module.scss';

/** Characters of a post without a title that its share card shows. */
const SHARED_TEXT = 30;
const sharedTitle = ({ title, text }: PostDetail): string =>
  title || (text.trim().split('\n')[0] ?? '').slice(0, SHARED_TEXT);

/** The post once loaded. */
export function PostView({ post }: { readonly post: PostDetail }) {
  const about = useText(COMMUNITY_MESSAGES);
  const timeOf = usePostTime();
  const title = usePageTitle('postDetail');
  const isPublic = post.state === 'published';
  const target: CommentTarget = { targetType: 'post', targetId: post.postId };
  const time = timeOf(post.publishedAt);
  const shared = { title: sharedTitle(post), path: urlOf('postDetail', { postId: post.postId }) };
  // What only its author sees is not offered to others.
  sharing.useShareMenu(
    isPublic ? shared : { title: about('toCommunity'), path: urlOf('community') },
  );
  return (
    <Page
      title={title}
      footer={isPublic ? <ReactionBar target={target} counts={post} /> : undefined}
    >
      <OwnState post={post} />
      <Card>
        <AuthorBadge
          author={post.author}
          note={post.editedAt === null ? time : about('edited', { time })}
        />
        {post.title ? (
          <View className={styles.title} {...semantics({ role: 'heading', level: 1 })}>
            {post.title}
          </View>
        ) : null}
        <View className={styles.text}>{post.text}</View>
        <PostPictures pictures={post.pictures} />
        {post.video ? (
          <View className={styles.video}>
            <PostVideo
              video={post.video}
              onRetry={() => void refreshServerData('GET /ugc-api/post/detail.do')}
            />
          </View>
        ) : null}
        <PostLinks post={post} />
        <PostActions post={post} />
      </Card>
      <Optional>
        {isPublic ? (
          <View>
            <View className={styles.share}>
              <ShareButton shared={shared} />
            </View>
            <CommentThread target={target} count={post.comments} />
          </View>
        ) : null}
      </Optional>
    </Page>
  );
}
