import { View } from '@tarojs/components';
import { useText } from '@/i18n/messages';
import { semantics } from '../a11y/semantics';
import { cx } from '../class-names';
import { FRAME_MESSAGES } from '../frame-messages';
import './state.scss';

export interface SkeletonProps {
  /** `list`: cards with a picture; `text`: a paragraph; `detail`: a picture and a paragraph. */
  readonly shape?: 'list' | 'text' | 'detail' | undefined;
  readonly count?: number | undefined;
}

/** Placeholder outline of loading content. */
export function Skeleton({ shape = 'list', count = 3 }: SkeletonProps) {
  const t = useText(FRAME_MESSAGES);
  return (
    <View
      className={cx('ui-skeleton', `ui-skeleton--${shape}`)}
      {...semantics({ role: 'status', label: t('loading'), busy: true })}
    >
      {Array.from({ length: count }, (_, index) => (
        <View key={index} className="ui-skeleton__item">
          {shape === 'text' ? null : <View className="ui-skeleton__picture" />}
          <View className="ui-skeleton__lines">
            <View className="ui-skeleton__line" />
            <View className="ui-skeleton__line" />
            <View className="ui-skeleton__line" />
          </View>
        </View>
      ))}
    </View>
  );
}
