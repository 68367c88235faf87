import { View } from '@tarojs/components';
import { useText } from '@/i18n/messages';
import { pressable } from '@/ui/a11y/press';
import { cx } from '@/ui/class-names';
import { Icon } from '@/ui/icon/icon';
import { COMMENT_MESSAGES } from '../messages';
import type { ReactionControl } from '../use-reaction';
import styles from './reaction-button.module.scss';

export interface ReactionButtonProps {
  readonly kind: 'like' | 'collect';
  readonly reaction: ReactionControl;
}

const ICONS = { like: 'thumbs-up', collect: 'star' } as const;
const COUNTED = { like: 'likeCount', collect: 'collectCount' } as const;

/** A like or a collection with how many there are; pressing it sets or ends the reader's own. */
export function ReactionButton({ kind, reaction }: ReactionButtonProps) {
  const t = useText(COMMENT_MESSAGES);
  const { on, count, toggle } = reaction;
  return (
    <View
      className={cx(styles.button, on && styles.on)}
      {...pressable({
        role: 'checkbox',
        label: count > 0 ? t(COUNTED[kind], { count }) : t(kind),
        checked: on,
        onPress: toggle,
      })}
    >
      <Icon name={ICONS[kind]} size="md" />
      <View className={styles.count}>{count > 0 ? count : t(kind)}</View>
    </View>
  );
}
