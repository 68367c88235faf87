import { View } from '@tarojs/components';
import { memo } from 'react';
import type { PostCard as Post } from '@contract/community/cards';
import { pictureUrl } from '@/http/picture-url';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { pressable } from '@/ui/a11y/press';
import { Icon } from '@/ui/icon/icon';
import { Picture } from '@/ui/picture/picture';
import { Tag } from '@/ui/tag/tag';
import { COMMUNITY_MESSAGES } from '../messages';
import { useCountText } from '../use-count-text';
import { usePostTime } from '../use-post-time';
import { AuthorBadge } from './author-badge';
import styles from './post-card.module.scss';
import { PostState } from './post-state';

/** Pictures of a post that a list shows. */
const SHOWN_PICTURES = 3;
const SECOND = 1_000;

/** A post in a list; opens it. */
export const PostCard = memo(function PostCard({ post }: { readonly post: Post }) {
  const t = useText(COMMUNITY_MESSAGES);
  const timeOf = usePostTime();
  const countOf = useCountText();
  const { pictures } = post;
  const time = timeOf(post.publishedAt);
  const tags = [post.circle?.name, ...post.topics.map(({ name }) => `#${name}`)];
  return (
    <View className={styles.card}>
      <AuthorBadge
        author={post.author}
        note={post.editedAt === null ? time : t('edited', { time })}
      />
      <View
        className={styles.body}
        {...pressable({
          role: 'link',
          onPress: () => void navigate.to('postDetail', { postId: post.postId }),
        })}
      >
        <PostState state={post.state} />
        {post.title ? <View className={styles.title}>{post.title}</View> : null}
        <View className={styles.text}>{post.excerpt}</View>
        {pictures.length > 0 ? (
          <View className={styles.pictures}>
            {pictures.slice(0, SHOWN_PICTURES).map(({ feedUrl }) => (
              <View key={feedUrl} className={styles.picture}>
                <Picture src={pictureUrl(feedUrl)} alt="" ratio="square" />
              </View>
            ))}
          </View>
        ) : null}
        {post.video ? (
          <View className={styles.cover}>
            <Icon name="circle-play" size="lg" />
            <View className={styles.length}>
              {t('video', { seconds: Math.round(post.video.duration / SECOND) })}
            </View>
          </View>
        ) : null}
        <View className={styles.facts}>
          {post.kind === 'question' ? (
            <View className={styles.mark}>
              <Tag tone={post.answered ? 'success' : 'warning'}>
                {t(post.answered ? 'answered' : 'question')}
              </Tag>
            </View>
          ) : null}
          {post.aiMade ? (
            <View className={styles.mark}>
              <Tag tone="info">{t('aiMade')}</Tag>
            </View>
          ) : null}
          <View className={styles.fact}>
            {[
              pictures.length > SHOWN_PICTURES ? t('pictures', { count: pictures.length }) : '',
              ...tags,
              t('counts', { likes: countOf(post.likes), comments: countOf(post.comments) }),
            ]
              .filter(Boolean)
              .join('\u00a0· ')}
          </View>
        </View>
      </View>
    </View>
  );
});
