import type { PlayerProps } from './player-props';
import styles from './player.module.scss';

/** The browser's native player. */
export function Player({ src, poster, label, autoplay, tracker, onError }: PlayerProps) {
  return (
    <video
      className={styles.player}
      src={src}
      poster={poster}
      aria-label={label}
      controls
      playsInline
      preload="metadata"
      autoPlay={autoplay}
      muted={autoplay}
      // Seeking or buffering ends with `playing`, without `play`.
      onPlay={() => tracker.play()}
      onPlaying={() => tracker.play()}
      onWaiting={() => tracker.pause()}
      onPause={() => tracker.pause()}
      onSeeking={() => tracker.seek()}
      onEnded={() => tracker.end()}
      onError={onError}
    />
  );
}
