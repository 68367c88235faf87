import { View } from '@tarojs/components';
import { semantics } from '../a11y/semantics';
import './tag.scss';

const MOST_SHOWN = 99;

export interface BadgeProps {
  /** Nothing is shown at 0. */
  readonly count: number;
}

/** A small count of new items. The owner includes the number in its accessible name. */
export function Badge({ count }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <View className="ui-badge" {...semantics({ hidden: true })}>
      {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
    </View>
  );
}
