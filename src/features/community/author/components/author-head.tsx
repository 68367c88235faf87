import { View } from '@tarojs/components';
import { PROVINCES } from '@contract/community/province-rules';
import type { AuthorDetail } from '@contract/community/user-endpoints';
import { AuthorMark } from '@/features/community/feed/components/author-mark';
import { useCountText } from '@/features/community/feed/use-count-text';
import { pictureUrl } from '@/http/picture-url';
import { useLanguage } from '@/i18n/language';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Avatar } from '@/ui/picture/avatar';
import { Icon } from '@/ui/icon/icon';
import { AUTHOR_MESSAGES } from '../messages';
import styles from './author-head.module.scss';

const COUNTS = ['posts', 'following', 'followers', 'likes'] as const;

/** Who an author is: picture, name, kind, a doctor's verified workplace, province, intro and counters. */
export function AuthorHead({ author }: { readonly author: AuthorDetail }) {
  const t = useText(AUTHOR_MESSAGES);
  const countOf = useCountText();
  const inEnglish = useLanguage() === 'en';
  const { nickname, headImg, hospital, title, province, intro } = author;
  const work = [hospital, title].filter(Boolean).join(' ');
  const region = province && PROVINCES[province][inEnglish ? 'en' : 'zh'];
  return (
    <View>
      <View className={styles.head}>
        <Avatar name={nickname} src={headImg ? pictureUrl(headImg) : undefined} size="lg" />
        <View className={styles.main}>
          <View className={styles.line}>
            <View className={styles.name} {...semantics({ role: 'heading', level: 1 })}>
              {nickname}
            </View>
            <AuthorMark type={author.userType} />
          </View>
          {region ? <View className={styles.note}>{t('province', { name: region })}</View> : null}
        </View>
      </View>
      {work ? (
        <View className={styles.work}>
          <Icon name="badge-check" size="sm" />
          <View className={styles.workText}>{t('verified', { work })}</View>
        </View>
      ) : null}
      {intro ? <View className={styles.intro}>{intro}</View> : null}
      <View className={styles.counts}>
        {COUNTS.map((name) => (
          <View key={name} className={styles.count}>
            <View className={styles.figure}>{countOf(author[name])}</View>
            <View className={styles.note}>{t(name)}</View>
          </View>
        ))}
      </View>
    </View>
  );
}
