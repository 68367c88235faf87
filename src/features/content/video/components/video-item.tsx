import { View } from '@tarojs/components';
import type { VideoCard } from '@contract/video/endpoints';
import { pictureUrl } from '@/http/picture-url';
import { MediaItem } from '@/ui/cell/media-item';
import { Icon } from '@/ui/icon/icon';
import { Picture } from '@/ui/picture/picture';
import { useLengthText } from '../use-length-text';
import styles from './video-item.module.scss';

export interface VideoItemProps {
  readonly video: VideoCard;
  readonly onOpen: (videoId: string) => void;
}

/** A video in a list. */
export function VideoItem({ video, onOpen }: VideoItemProps) {
  const lengthText = useLengthText();
  return (
    <MediaItem
      title={video.title}
      note={lengthText(video.duration)}
      picture={
        <>
          <Picture src={pictureUrl(video.imgUrl)} alt="" ratio="wide" placeholder="video" />
          <View className={styles.play}>
            <Icon name="play" size="sm" />
          </View>
        </>
      }
      side="start"
      onPress={() => onOpen(video.videoId)}
    />
  );
}
