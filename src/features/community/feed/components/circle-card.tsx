import { View } from '@tarojs/components';
import type { CircleCard as Circle } from '@contract/community/topic-circle-endpoints';
import { pictureUrl } from '@/http/picture-url';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { pressable } from '@/ui/a11y/press';
import { Picture } from '@/ui/picture/picture';
import { Tag } from '@/ui/tag/tag';
import { COMMUNITY_MESSAGES } from '../messages';
import { useCountText } from '../use-count-text';
import styles from './circle-card.module.scss';

/** A circle in a list; opens it. */
export function CircleCard({ circle }: { readonly circle: Circle }) {
  const t = useText(COMMUNITY_MESSAGES);
  const countOf = useCountText();
  return (
    <View
      className={styles.circle}
      {...pressable({
        role: 'link',
        onPress: () => void navigate.to('circle', { circleId: circle.circleId }),
      })}
    >
      <View className={styles.cover}>
        <Picture src={pictureUrl(circle.cover)} alt="" ratio="square" placeholder="users" />
      </View>
      <View className={styles.main}>
        <View className={styles.name}>
          {circle.name} {circle.joined ? <Tag tone="brand">{t('joined')}</Tag> : null}
        </View>
        <View className={styles.intro}>{circle.intro}</View>
        <View className={styles.counts}>
          {t('circleCounts', { members: countOf(circle.members), posts: countOf(circle.posts) })}
        </View>
      </View>
    </View>
  );
}
