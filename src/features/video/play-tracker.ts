import type { VideoPlayRecord } from '@contract/telemetry/endpoints';
import { addSlice, cutSeconds, isRetained, SAVE_INTERVAL } from '@/telemetry/video-rules';

/** What of a film goes into the record of its play. Durations in seconds. */
export interface PlayedFilm {
  readonly videoId: string;
  readonly title: string;
  readonly labels: readonly string[];
  readonly duration: number;
  /** Path of the page, without its query. */
  readonly pageUrl: string;
  readonly autoplay: boolean;
  /** Empty for a visitor. */
  readonly userId: string;
}

export interface TrackerParts {
  readonly id: string;
  /** ms */
  readonly now: () => number;
  /** Keeps the record on the device. */
  readonly keep: (record: VideoPlayRecord) => void;
  /** Reports the record; whether it is long enough is the reporter's business. */
  readonly report: (record: VideoPlayRecord) => void;
}

/** Follows one play of a film (specification §4 "Video tracking"). */
export interface PlayTracker {
  /** The film runs: time counts from now on. */
  play(): void;
  /** It stands still: what was played counts, and is kept. */
  pause(): void;
  /** Somebody jumps: what was played before counts; time goes on from the new place. */
  seek(): void;
  /** It is over: the record is reported. */
  end(): void;
  /** The page is left: what was played counts and is kept, and nothing is timed any more. */
  leave(): void;
}

/** Builds the tracker of one play. The progress is saved every 3 s while the film runs. */
export function trackPlay(film: PlayedFilm, parts: TrackerParts): PlayTracker {
  const startTime = parts.now();
  let played = 0;
  let sliceFrom: number | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;

  const record = (): VideoPlayRecord => {
    const videoDuration = cutSeconds(film.duration);
    const { videoId, title, labels, pageUrl, autoplay, userId } = film;
    return {
      id: parts.id,
      userId,
      videoId,
      videoDuration,
      playDuration: played,
      startTime,
      attributes: {
        title,
        videoId,
        playDuration: played,
        videoDuration,
        pageUrl,
        labels: [...labels],
        autoplay,
      },
    };
  };
  const count = (): void => {
    if (sliceFrom === null) return;
    const now = parts.now();
    played = addSlice(played, now - sliceFrom);
    sliceFrom = now;
    if (isRetained(played)) parts.keep(record());
  };
  const stop = (): void => {
    count();
    sliceFrom = null;
    clearInterval(timer);
  };
  return {
    play() {
      if (sliceFrom !== null) return;
      sliceFrom = parts.now();
      timer = setInterval(count, SAVE_INTERVAL);
    },
    pause: stop,
    seek: count,
    end() {
      stop();
      parts.report(record());
    },
    leave: stop,
  };
}
