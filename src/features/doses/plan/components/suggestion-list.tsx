import { View } from '@tarojs/components';
import type { Suggestion, SuggestionCode } from '@contract/plan/suggestion-code-rules';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { Optional } from '@/ui/optional/optional';
import { Section } from '@/ui/section/section';
import { Tag } from '@/ui/tag/tag';
import { PLAN_MESSAGES } from '../messages';
import { findVaccine, usePlanText } from '../use-plan-text';
import { appointmentFor } from '../view-rules';
import type { Appointment } from '../view-rules';
import { BookedButton } from './booked-button';
import styles from './plan.module.scss';

/** A suggestion, and whether the user has declined it. */
export type ShownSuggestion = Suggestion & { readonly declined?: boolean };

export interface SuggestionListProps {
  readonly items: readonly ShownSuggestion[];
  /** Appointments of the person, in order of time. */
  readonly booked: readonly Appointment[];
  /** Books a vaccine by its code in the plan; without it the button opens the catalogue. */
  readonly onBook?: ((code: string) => void) | undefined;
  /** Without it there is no button to decline. */
  readonly onDecline?: ((code: SuggestionCode, declined: boolean) => void) | undefined;
}

/** Vaccines outside the programme, marked as suggestions; they can be declined. */
export function SuggestionList({ items, booked, onBook, onDecline }: SuggestionListProps) {
  const t = useText(PLAN_MESSAGES);
  const words = usePlanText();
  const dates = useDateText();
  const noteOf = ({ code, status, lastDay, declined }: ShownSuggestion): string => {
    if (declined && status !== 'done') return t('declined');
    if (status === 'suggested' || lastDay === null) return t(code);
    const day = dates.dayOfYear(lastDay);
    if (status === 'begun') return t(code === 'flu' ? 'flu_begun' : 'begun', { day });
    return t(code === 'flu' ? 'flu_done' : 'finished', { day });
  };
  if (items.length === 0) return null;
  return (
    <Section title={t('suggestions')} note={t('suggestionsNote')}>
      {items.map((item) => {
        const name = words.nameOf(item.code);
        const appointment = appointmentFor(item.code, booked);
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
            <Optional>
              {item.status === 'done' ? null : (
                <View className={`${styles.act} ${styles.pair}`}>
                  <View className={styles.first}>
                    {appointment ? (
                      <BookedButton appointment={appointment} name={name} />
                    ) : item.declined ? null : (
                      <Button
                        kind="secondary"
                        size="sm"
                        label={t('bookSpoken', { name })}
                        onPress={() =>
                          onBook ? onBook(item.code) : findVaccine(item.code, 'paid')
                        }
                      >
                        {t('book')}
                      </Button>
                    )}
                  </View>
                  <Optional>
                    {onDecline && !appointment ? (
                      <Button
                        kind="text"
                        size="sm"
                        label={t(item.declined ? 'remindSpoken' : 'declineSpoken', { name })}
                        onPress={() => onDecline(item.code, !item.declined)}
                      >
                        {t(item.declined ? 'remind' : 'decline')}
                      </Button>
                    ) : null}
                  </Optional>
                </View>
              )}
            </Optional>
          </Card>
        );
      })}
    </Section>
  );
}
