import { useState } from 'react';
import type { VideoDetail } from '@contract/video/endpoints';
import { pictureUrl } from '@/http/picture-url';
import { useText } from '@/i18n/messages';
import type { RouteName } from '@/routes/table';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import { VIDEO_MESSAGES } from '../messages';
import { usePlayTracking } from '../use-play-tracking';
import { Player } from '@/ui/video/player';

export interface VideoPlayerProps {
  readonly video: VideoDetail;
  readonly page: RouteName;
  readonly autoplay?: boolean | undefined;
}

/** A video with its player; if it cannot be played, an error with a retry button. */
export function VideoPlayer({ video, page, autoplay = false }: VideoPlayerProps) {
  const t = useText(VIDEO_MESSAGES);
  const tracker = usePlayTracking(video, page, autoplay);
  const [broken, setBroken] = useState(false);
  const [tries, setTries] = useState(0);
  const again = (): void => {
    setBroken(false);
    setTries(tries + 1);
  };
  return (
    <Optional>
      {broken ? (
        <NoticeBar
          tone="warning"
          urgent
          title={t('broken')}
          action={{ text: t('retry'), onPress: again }}
        >
          {t('brokenHint')}
        </NoticeBar>
      ) : (
        <Player
          key={`${video.videoId} ${tries}`}
          src={pictureUrl(video.videoUrl)}
          poster={pictureUrl(video.imgUrl)}
          label={t('player', { title: video.title })}
          autoplay={autoplay}
          tracker={tracker}
          onError={() => {
            tracker.leave();
            setBroken(true);
          }}
        />
      )}
    </Optional>
  );
}
