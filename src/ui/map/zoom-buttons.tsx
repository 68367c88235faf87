import { View } from '@tarojs/components';
import { useText } from '@/i18n/messages';
import { pressable } from '../a11y/press';
import { MAP_MESSAGES } from './map-messages';

export interface ZoomButtonsProps {
  readonly isNearest: boolean;
  readonly isFarthest: boolean;
  /** -1: nearer; 1: farther. */
  readonly onZoom: (by: -1 | 1) => void;
}

/** Buttons of a map of the site. */
export function ZoomButtons({ isNearest, isFarthest, onZoom }: ZoomButtonsProps) {
  const t = useText(MAP_MESSAGES);
  return (
    <View className="ui-map__zoom">
      <View
        className="ui-map__tool"
        {...pressable({ label: t('nearer'), disabled: isNearest, onPress: () => onZoom(-1) })}
      >
        ＋
      </View>
      <View
        className="ui-map__tool"
        {...pressable({ label: t('farther'), disabled: isFarthest, onPress: () => onZoom(1) })}
      >
        －
      </View>
    </View>
  );
}
