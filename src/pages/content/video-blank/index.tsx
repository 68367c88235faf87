import { View } from '@tarojs/components';
import { VideoPlayer } from '@/features/content/video/components/video-player';
import { VIDEO_MESSAGES } from '@/features/content/video/messages';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { usePageTitle } from '@/routes/page-title';
import { semantics } from '@/ui/a11y/semantics';
import { Page } from '@/ui/page/page';
import styles from './index.module.scss';

const ON = '1';

/** A video only, for embedding (query `videoId`; optional `autoplay=1` starts it muted). */
export default function VideoBlank() {
  const t = useText(VIDEO_MESSAGES);
  const title = usePageTitle('videoBlank');
  const { videoId = '', autoplay } = useRouteQuery();
  const video = useServer(videoId ? 'GET /video/video/detail.do' : null, { videoId });
  const { data, error } = video;
  const problem = videoId
    ? error && { title: t('failed'), reason: error.msg, onRetry: () => void video.refresh() }
    : { title: t('notFound'), reason: t('notFoundHint') };
  return (
    <Page
      title={title}
      header="none"
      loading={data ? false : 'detail'}
      error={data ? undefined : problem}
    >
      {data ? (
        <View>
          <View className={styles.title} {...semantics({ role: 'heading', level: 1 })}>
            {data.title}
          </View>
          <VideoPlayer
            key={data.videoId}
            video={data}
            page="videoBlank"
            autoplay={autoplay === ON}
          />
        </View>
      ) : null}
    </Page>
  );
}
