import { View } from '@tarojs/components';
import { useText } from '@/i18n/messages';
import { pressable } from '@/ui/a11y/press';
import { semantics } from '@/ui/a11y/semantics';
import { Icon } from '@/ui/icon/icon';
import type { CommentTarget } from '../comment-target';
import { openComposer } from '../composer-store';
import { COMMENT_MESSAGES } from '../messages';
import { useCollect, useLike } from '../use-reaction';
import { ReactionButton } from './reaction-button';
import styles from './reaction-bar.module.scss';

/** Counters of a target, and the reader's own like and collection. */
export interface ReactionCounts {
  readonly likes: number;
  readonly collects: number;
  readonly comments: number;
  readonly liked: boolean;
  readonly collected: boolean;
}

export interface ReactionBarProps {
  readonly target: CommentTarget;
  /** Undefined until they have arrived: likes and collections cannot be set before. */
  readonly counts: ReactionCounts | undefined;
}

/** Footer of something to read: write a comment, like it, collect it. A {@link CommentThread} shows the composer. */
export function ReactionBar({ target, counts }: ReactionBarProps) {
  const t = useText(COMMENT_MESSAGES);
  return (
    <View className={styles.bar} {...semantics({ role: 'region', label: t('bar') })}>
      <View className={styles.write} {...pressable({ onPress: () => openComposer(target) })}>
        <Icon name="message-circle" size="md" />
        <View className={styles.text}>{t('write')}</View>
      </View>
      {counts ? <Reactions target={target} counts={counts} /> : null}
    </View>
  );
}

interface ReactionsProps {
  readonly target: CommentTarget;
  readonly counts: ReactionCounts;
}

function Reactions({ target, counts }: ReactionsProps) {
  const { targetType, targetId } = target;
  const like = useLike(targetType, targetId, { on: counts.liked, count: counts.likes });
  const collect = useCollect(target, { on: counts.collected, count: counts.collects });
  return (
    <View className={styles.reactions}>
      <ReactionButton kind="like" reaction={like} />
      <ReactionButton kind="collect" reaction={collect} />
    </View>
  );
}
