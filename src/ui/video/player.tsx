import { Video } from '@tarojs/components';
import type { PlayerProps } from './player-props';
import styles from './player.module.scss';

/** The mini-program's own player. */
export function Player({ src, poster, label, autoplay, tracker, onError }: PlayerProps) {
  return (
    <Video
      className={styles.player ?? ''}
      src={src}
      poster={poster}
      title={label}
      controls
      autoplay={autoplay}
      muted={autoplay}
      onPlay={() => tracker.play()}
      onWaiting={() => tracker.pause()}
      onPause={() => tracker.pause()}
      onSeekComplete={() => tracker.seek()}
      // After waiting for data no `play` is told; time that goes on tells it.
      onTimeUpdate={() => tracker.play()}
      onEnded={() => tracker.end()}
      onError={onError}
    />
  );
}
