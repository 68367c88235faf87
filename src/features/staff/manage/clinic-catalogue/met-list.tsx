import { View } from '@tarojs/components';
import type { ClinicPreview, MetPeople } from '@contract/manage/catalogue-endpoints';
import { dayInWords } from '@contract/time/day-text-rules';
import { useLanguage } from '@/i18n/language';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { CATALOGUE_MESSAGES } from './catalogue-messages';
import styles from './catalogue.module.scss';

/** Lines that are shown; the sums are in what follows. */
const MOST = 60;

const keyOf = ({ kind, productId, day, startTime, count }: MetPeople): string =>
  [kind, productId, day, startTime, count].join(' ');

/** Whom a change meets, by day, time and vaccine: how many, never who. */
export function MetList({ met, ending }: Pick<ClinicPreview, 'met' | 'ending'>) {
  const t = useText(CATALOGUE_MESSAGES);
  const language = useLanguage();
  const shrinks = met.some(({ kind, capacity }) => kind === 'appointment' && capacity > 0);
  const whenOf = ({ day, startTime }: MetPeople): string =>
    day === '' ? t('anyDay') : `${dayInWords(day, language, false)} ${startTime}`.trim();
  const becomesOf = ({ capacity, kind }: MetPeople): string => {
    if (kind === 'waiting') return '';
    return capacity === 0 ? t('slotGone') : t('slotShrinks', { capacity });
  };
  return (
    <View>
      <View className={styles.head} {...semantics({ role: 'heading', level: 3 })}>
        {t('meets')}
      </View>
      {met.length === 0 ? <View>{t('meetsNone')}</View> : null}
      <View {...semantics({ role: 'list', label: t('meets') })}>
        {met.slice(0, MOST).map((people) => (
          <View key={keyOf(people)} className={styles.line} {...semantics({ role: 'listitem' })}>
            {[
              whenOf(people),
              people.productName,
              t(people.kind, { count: people.count }),
              becomesOf(people),
            ]
              .filter(Boolean)
              .join(' · ')}
          </View>
        ))}
      </View>
      {shrinks ? <View className={styles.note}>{t('shrinks')}</View> : null}
      {ending > 0 ? <View className={styles.note}>{t('ending', { count: ending })}</View> : null}
    </View>
  );
}
