import { View } from '@tarojs/components';
import type { Suggestion } from '@contract/plan/suggestion-rules';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { Section } from '@/ui/section/section';
import { Tag } from '@/ui/tag/tag';
import { PLAN_MESSAGES } from '../messages';
import { findVaccine, usePlanWords } from '../use-plan-words';
import styles from './plan.module.scss';

/** Vaccines outside the programme: suggestions, said to be such. */
export function SuggestionList({ items }: { readonly items: readonly Suggestion[] }) {
  const t = useText(PLAN_MESSAGES);
  const words = usePlanWords();
  const dates = useDateText();
  const noteOf = ({ code, status, lastDay }: Suggestion): string => {
    if (status === 'suggested' || lastDay === null) return t(code);
    const day = dates.dayOfYear(lastDay);
    if (status === 'begun') return t('begun', { day });
    return code === 'flu' ? t('flu_done', { day }) : t('finished', { day });
  };
  if (items.length === 0) return null;
  return (
    <Section title={t('suggestions')} note={t('suggestionsNote')}>
      {items.map((item) => {
        const name = words.nameOf(item.code);
        return (
          <Card key={item.code}>
            <View className={styles.top}>
              <View className={styles.title} {...semantics({ role: 'heading', level: 3 })}>
                {name}
              </View>
              <Tag tone={item.status === 'done' ? 'success' : 'accent'}>
                {t(item.status === 'done' ? 'tagDone' : 'tagPaid')}
              </Tag>
            </View>
            <View className={styles.reason}>{noteOf(item)}</View>
            <View>
              {item.status === 'done' ? null : (
                <View className={styles.act}>
                  <Button
                    kind="secondary"
                    size="sm"
                    label={t('bookSpoken', { name })}
                    onPress={() => findVaccine(item.code, 'paid')}
                  >
                    {t('book')}
                  </Button>
                </View>
              )}
            </View>
          </Card>
        );
      })}
    </Section>
  );
}
