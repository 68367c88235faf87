import { Video } from '@tarojs/components';
import type { PlayerProps } from './player-props';
import styles from './player.module.scss';

/** The mini-program's native player. */
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
      // No `play` event fires after buffering; time updates show that it plays again.
      onTimeUpdate={() => tracker.play()}
      onEnded={() => tracker.end()}
      onError={onError}
    />
  );
}
