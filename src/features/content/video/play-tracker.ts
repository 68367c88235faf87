import type { VideoPlayRecord } from '@contract/telemetry/endpoints';
import { addSlice, cutSeconds, isRetained, SAVE_INTERVAL } from '@/telemetry/video-rules';

/** Data of a video that its play record contains. Durations in seconds. */
export interface PlayedVideo {
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
  /** Stores the record on the device. */
  readonly keep: (record: VideoPlayRecord) => void;
  /** Reports the record; the reporter decides whether it is long enough. */
  readonly report: (record: VideoPlayRecord) => void;
}

/** Records one play of a video (specification §4 "Video tracking"). */
export interface PlayTracker {
  /** The video plays: time is counted from now on. */
  play(): void;
  /** The video is paused: the time so far is counted and stored. */
  pause(): void;
  /** The user seeks: the time so far is counted; counting continues from the new position. */
  seek(): void;
  /** The video has ended: the record is reported. */
  end(): void;
  /** The page is left: the time so far is counted and stored, and counting stops. */
  leave(): void;
}

/** Creates the tracker of one play. The progress is stored every 3 s while the video plays. */
export function trackPlay(video: PlayedVideo, parts: TrackerParts): PlayTracker {
  const startTime = parts.now();
  let played = 0;
  let sliceFrom: number | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;

  const record = (): VideoPlayRecord => {
    const videoDuration = cutSeconds(video.duration);
    const { videoId, title, labels, pageUrl, autoplay, userId } = video;
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
