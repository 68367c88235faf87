import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { pressable } from '../a11y/press';
import { cx } from '../class-names';
import './media-item.scss';

export interface MediaItemProps {
  readonly title: string;
  readonly note: string;
  readonly picture: ReactNode;
  /** Side of the picture: `end` for articles, where the title comes first; `start` for videos. */
  readonly side: 'start' | 'end';
  readonly onPress: () => void;
}

/** An article or a video in a list. */
export function MediaItem({ title, note, picture, side, onPress }: MediaItemProps) {
  return (
    <View className={cx('ui-media', `ui-media--${side}`)} {...pressable({ role: 'link', onPress })}>
      <View className="ui-media__picture">{picture}</View>
      <View className="ui-media__main">
        <View className="ui-media__title">{title}</View>
        <View className="ui-media__note">{note}</View>
      </View>
    </View>
  );
}
