import { View } from '@tarojs/components';
import type { VideoCard } from '@contract/video/endpoints';
import { pictureUrl } from '@/http/picture-url';
import { pressable } from '@/ui/a11y/press';
import { Icon } from '@/ui/icon/icon';
import { Picture } from '@/ui/picture/picture';
import { useLengthText } from '../use-length-text';
import styles from './video-item.module.scss';

export interface VideoItemProps {
  readonly video: VideoCard;
  readonly onOpen: (videoId: string) => void;
}

/** A film in a list. */
export function VideoItem({ video, onOpen }: VideoItemProps) {
  const lengthText = useLengthText();
  return (
    <View
      className={styles.item}
      {...pressable({ role: 'link', onPress: () => onOpen(video.videoId) })}
    >
      <View className={styles.picture}>
        <Picture src={pictureUrl(video.imgUrl)} alt="" ratio="wide" placeholder="video" />
        <View className={styles.play}>
          <Icon name="play" size="sm" />
        </View>
      </View>
      <View className={styles.main}>
        <View className={styles.title}>{video.title}</View>
        <View className={styles.note}>{lengthText(video.duration)}</View>
      </View>
    </View>
  );
}
