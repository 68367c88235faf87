import { View } from '@tarojs/components';
import { useState } from 'react';
import type { PreviewDay } from '@contract/manage/catalogue-endpoints';
import { dayInWords } from '@contract/time/day-text-rules';
import { useLanguage } from '@/i18n/language';
import { useText } from '@/i18n/messages';
import { pressable } from '@/ui/a11y/press';
import { semantics } from '@/ui/a11y/semantics';
import { cx } from '@/ui/class-names';
import { CATALOGUE_MESSAGES } from './catalogue-messages';
import { totalsOf } from './preview-totals-rules';
import styles from './catalogue.module.scss';

/** The next four weeks, a day each; the times of one of them by its press. */
export function PreviewWeeks({ days }: { readonly days: readonly PreviewDay[] }) {
  const t = useText(CATALOGUE_MESSAGES);
  const language = useLanguage();
  const totals = totalsOf(days);
  const firstChanged = totals.find(({ isChanged }) => isChanged)?.day;
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = days.find(({ day }) => day === (chosen ?? firstChanged));
  return (
    <View>
      <View className={styles.head} {...semantics({ role: 'heading', level: 3 })}>
        {t('weeks')}
      </View>
      <View className={styles.note}>{t('weeksNote')}</View>
      <View className={styles.days}>
        {totals.map(({ day, before, after, isChanged }) => (
          <View
            key={day}
            className={cx(
              styles.day,
              isChanged && styles.changed,
              day === shown?.day && styles.chosen,
            )}
            {...pressable({
              onPress: () => setChosen(day),
              checked: day === shown?.day,
              role: 'radio',
            })}
          >
            <View className={styles.note}>{dayInWords(day, language, false)}</View>
            <View>
              {isChanged
                ? t('dayCapacity', { before, after })
                : after === 0
                  ? t('noSlots')
                  : t('sameCapacity', { capacity: after })}
            </View>
          </View>
        ))}
      </View>
      {shown ? <Times shown={shown} /> : null}
    </View>
  );
}

function Times({ shown }: { readonly shown: PreviewDay }) {
  const t = useText(CATALOGUE_MESSAGES);
  const language = useLanguage();
  const day = dayInWords(shown.day, language, false);
  return (
    <View className={styles.times} {...semantics({ role: 'list', label: t('timesOf', { day }) })}>
      <View className={styles.note}>{t('timesOf', { day })}</View>
      {shown.times.length === 0 ? <View>{t('noSlots')}</View> : null}
      {shown.times.map(({ startTime, before, after }) => (
        <View
          key={startTime}
          className={cx(styles.time, before !== after && styles.changed)}
          {...semantics({ role: 'listitem' })}
        >
          {`${startTime}  ${before === after ? t('sameCapacity', { capacity: after }) : t('dayCapacity', { before, after })}`}
        </View>
      ))}
    </View>
  );
}
