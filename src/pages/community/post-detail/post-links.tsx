import { View } from '@tarojs/components';
import type { PostDetail } from '@contract/community/cards';
import { AGE_BAND_MESSAGES } from '@/features/community/feed/age-band-messages';
import { COMMUNITY_MESSAGES } from '@/features/community/feed/messages';
import { POST_MESSAGES } from '@/features/community/feed/post-messages';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { pressable } from '@/ui/a11y/press';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Tag } from '@/ui/tag/tag';
import styles from './post-view.module.scss';

interface LinkProps {
  readonly text: string;
  readonly onPress: () => void;
}

const Link = ({ text, onPress }: LinkProps) => (
  <View className={styles.link} {...pressable({ role: 'link', onPress })}>
    {text}
  </View>
);

/** What a post is about and where it belongs; the encyclopaedia where it repeats a false claim. */
export function PostLinks({ post }: { readonly post: PostDetail }) {
  const t = useText(POST_MESSAGES);
  const about = useText(COMMUNITY_MESSAGES);
  const ages = useText(AGE_BAND_MESSAGES);
  const { circle, topics, vaccine, encyclopediaId, ageBand, aiMade, kind, answered } = post;
  return (
    <View>
      {encyclopediaId === null ? null : (
        <NoticeBar
          tone="warning"
          action={{
            text: t('readEntry'),
            onPress: () => void navigate.to('encyclopediaDetail', { id: encyclopediaId }),
          }}
        >
          {t('claim')}
        </NoticeBar>
      )}
      <View className={styles.links}>
        {kind === 'question' ? (
          <View className={styles.mark}>
            <Tag tone={answered ? 'success' : 'warning'}>
              {about(answered ? 'answered' : 'question')}
            </Tag>
          </View>
        ) : null}
        {ageBand === null ? null : (
          <View className={styles.mark}>
            <Tag>{ages(ageBand)}</Tag>
          </View>
        )}
        {aiMade ? (
          <View className={styles.mark}>
            <Tag tone="info">{about('aiMade')}</Tag>
          </View>
        ) : null}
      </View>
      <View className={styles.links}>
        {vaccine === null ? null : (
          <Link
            text={vaccine.name}
            onPress={() => void navigate.to('vaccineDetail', { vaccId: vaccine.vaccId })}
          />
        )}
        {circle === null ? null : (
          <Link
            text={circle.name}
            onPress={() => void navigate.to('circle', { circleId: circle.circleId })}
          />
        )}
        {topics.map(({ topicId, name }) => (
          <Link
            key={topicId}
            text={`#${name}`}
            onPress={() => void navigate.to('topic', { topicId })}
          />
        ))}
      </View>
    </View>
  );
}
