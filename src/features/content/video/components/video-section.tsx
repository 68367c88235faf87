import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Card } from '@/ui/card/card';
import { Optional } from '@/ui/optional/optional';
import { Section } from '@/ui/section/section';
import { VIDEO_MESSAGES } from '../messages';
import { VideoItem } from './video-item';

const SHOWN = 3;

/** The newest videos; nothing where there are none or loading fails. */
export function VideoSection() {
  const t = useText(VIDEO_MESSAGES);
  const { data } = useServer('GET /video/video/pageList.do', { pageSize: SHOWN });
  return (
    <Optional>
      {data && data.list.length > 0 ? (
        <Section title={t('newest')}>
          <Card>
            {data.list.map((video) => (
              <VideoItem
                key={video.videoId}
                video={video}
                onOpen={(videoId) => void navigate.to('videoDetail', { videoId })}
              />
            ))}
          </Card>
        </Section>
      ) : null}
    </Optional>
  );
}
