import { useDidHide } from '@tarojs/taro';
import { useEffect, useRef } from 'react';
import type { VideoDetail } from '@contract/video/endpoints';
import { session } from '@/shared/session/session-store';
import { traceId } from '@/http/wire/trace-id';
import { onAppHide } from '@/platform/lifecycle';
import { routeOf } from '@/routes/table';
import type { RouteName } from '@/routes/table';
import { keepRecord, leaveWithRecords, reportRecords } from '@/telemetry/video-records';
import { trackPlay } from './play-tracker';
import type { PlayTracker } from './play-tracker';

/** Tracks the play of a video on a page. Playing it again after its end is a new play. */
export function usePlayTracking(
  video: VideoDetail,
  page: RouteName,
  autoplay: boolean,
): PlayTracker {
  const { videoId, title, labels, duration } = video;
  const current = useRef<PlayTracker | null>(null);
  const begin = (): PlayTracker => {
    current.current ??= trackPlay(
      {
        videoId,
        title,
        labels,
        duration,
        pageUrl: routeOf(page).path,
        autoplay,
        userId: session().userInfo?.id ?? '',
      },
      {
        id: traceId(),
        now: () => Date.now(),
        keep: keepRecord,
        report: (record) => void reportRecords([record]),
      },
    );
    return current.current;
  };
  const leave = (isEnding: boolean): void => {
    current.current?.leave();
    current.current = null;
    leaveWithRecords(isEnding);
  };
  useEffect(() => {
    const forget = onAppHide(leave);
    return () => {
      forget();
      leave(false);
    };
  }, [videoId]);
  useDidHide(() => leave(false));
  return {
    play: () => begin().play(),
    pause: () => current.current?.pause(),
    seek: () => current.current?.seek(),
    end: () => {
      current.current?.end();
      current.current = null;
    },
    leave: () => leave(false),
  };
}
