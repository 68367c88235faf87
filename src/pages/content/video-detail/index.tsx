import { VIDEO_MESSAGES } from '@/features/content/video/messages';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { useOwnTitle } from '@/routes/own-title';
import { Page } from '@/ui/page/page';
import { VideoView } from './video-view';

/** A video (query `videoId`), its transcript, and related videos. */
export default function VideoDetail() {
  const t = useText(VIDEO_MESSAGES);
  const title = usePageTitle('videoDetail');
  const { videoId = '' } = useRouteQuery();
  const video = useServer(videoId ? 'GET /video/video/detail.do' : null, { videoId });
  const { data, error } = video;
  useOwnTitle(data?.title);
  if (data) return <VideoView key={data.videoId} video={data} />;
  const toCollege = { text: t('toCollege'), onPress: () => void navigate.replace('college') };
  const problem = videoId
    ? error && {
        title: t('failed'),
        reason: error.msg,
        onRetry: () => void video.refresh(),
        second: toCollege,
      }
    : { title: t('notFound'), reason: t('notFoundHint'), action: toCollege };
  return <Page title={title} loading="detail" error={problem} />;
}
