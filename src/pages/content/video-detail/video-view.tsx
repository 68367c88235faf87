import { View } from '@tarojs/components';
import type { VideoDetail } from '@contract/video/endpoints';
import { shanghaiDay } from '@contract/time/shanghai-rules';
import { NextSteps } from '@/features/content/article/components/next-steps';
import { CommentThread } from '@/features/community/comment/components/comment-thread';
import { ContentReactions } from '@/features/community/comment/components/content-reactions';
import { ShareButton } from '@/features/content/share/components/share-button';
import { VideoPlayer } from '@/features/content/video/components/video-player';
import { VideoItem } from '@/features/content/video/components/video-item';
import { VIDEO_MESSAGES } from '@/features/content/video/messages';
import { useLengthText } from '@/features/content/video/use-length-text';
import { pictureUrl } from '@/http/picture-url';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { sharing } from '@/platform/share';
import { navigate, urlOf } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { semantics } from '@/ui/a11y/semantics';
import { Optional } from '@/ui/optional/optional';
import { Page } from '@/ui/page/page';
import { Section } from '@/ui/section/section';
import { Tag } from '@/ui/tag/tag';
import styles from './index.module.scss';

/** The video, its transcript, related videos, and comments. */
export function VideoView({ video }: { readonly video: VideoDetail }) {
  const t = useText(VIDEO_MESSAGES);
  const dates = useDateText();
  const lengthText = useLengthText();
  const title = usePageTitle('videoDetail');
  const { videoId } = video;
  const shared = {
    title: video.title,
    path: urlOf('videoDetail', { videoId }),
    imageUrl: pictureUrl(video.imgUrl),
  };
  sharing.useShareMenu(shared);
  return (
    <Page
      title={title}
      tone="document"
      footer={<ContentReactions targetType="video" targetId={videoId} />}
    >
      <VideoPlayer video={video} page="videoDetail" />
      <View className={styles.title} {...semantics({ role: 'heading', level: 1 })}>
        {video.title}
      </View>
      <View className={styles.about}>
        {t('published', { day: dates.dayOfYear(shanghaiDay(video.publishedAt)) })}
        {' · '}
        {lengthText(video.duration)}
      </View>
      <View className={styles.labels}>
        {video.labels.map((label) => (
          <View key={label} className={styles.label}>
            <Tag tone="brand">{label}</Tag>
          </View>
        ))}
      </View>
      <View className={styles.summary}>{video.summary}</View>
      <Section title={t('transcript')}>
        {video.transcript.map((line) => (
          <View key={line} className={styles.line}>
            {line}
          </View>
        ))}
      </Section>
      <NextSteps zoneId={null} />
      <View className={styles.share}>
        <ShareButton shared={shared} />
      </View>
      <Optional>
        {video.related.length > 0 ? (
          <Section title={t('related')}>
            {video.related.map((each) => (
              <VideoItem
                key={each.videoId}
                video={each}
                onOpen={(next) => void navigate.replace('videoDetail', { videoId: next })}
              />
            ))}
          </Section>
        ) : null}
      </Optional>
      <CommentThread target={{ targetType: 'video', targetId: videoId }} />
    </Page>
  );
}
