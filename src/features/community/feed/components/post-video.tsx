import { useState } from 'react';
import type { PostVideo as Video } from '@contract/community/cards';
import { pictureUrl } from '@/http/picture-url';
import { useText } from '@/i18n/messages';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import { Player } from '@/ui/video/player';
import { POST_VIDEO_MESSAGES } from '../post-video-messages';

const ignored = (): void => undefined;
/** Videos of the community are not tracked. */
const UNTRACKED = { play: ignored, pause: ignored, seek: ignored, end: ignored };

export interface PostVideoProps {
  readonly video: Video;
  /** Reads the video anew: its address is valid for an hour. */
  readonly onRetry: () => void;
}

/** The video of a post with its player, which never starts by itself. */
export function PostVideo({ video, onRetry }: PostVideoProps) {
  const t = useText(POST_VIDEO_MESSAGES);
  const [broken, setBroken] = useState('');
  const retry = (): void => {
    setBroken('');
    onRetry();
  };
  return (
    <Optional>
      {broken === video.url ? (
        <NoticeBar
          tone="warning"
          urgent
          title={t('broken')}
          action={{ text: t('retry'), onPress: retry }}
        >
          {t('brokenText')}
        </NoticeBar>
      ) : (
        <Player
          key={video.url}
          src={pictureUrl(video.url)}
          poster=""
          label={t('player')}
          autoplay={false}
          tracker={UNTRACKED}
          onError={() => setBroken(video.url)}
        />
      )}
    </Optional>
  );
}
