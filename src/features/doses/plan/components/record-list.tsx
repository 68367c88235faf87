import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import type { RecordedDose } from '@contract/plan/endpoints';
import type { PlannedDose } from '@contract/plan/planned-dose';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { Optional } from '@/ui/optional/optional';
import { Section } from '@/ui/section/section';
import { Empty } from '@/ui/state/empty';
import { PLAN_MESSAGES } from '../messages';
import { usePlanText } from '../use-plan-text';
import styles from './plan.module.scss';

export interface RecordListProps {
  readonly taken: readonly RecordedDose[];
  readonly doses: readonly PlannedDose[];
  /** The default says that the doses were administered. */
  readonly title?: string | undefined;
  readonly onRemove: (id: string, name: string, day: string) => void;
  /** Enters the exact day of a dose whose day was estimated. */
  readonly onCorrect?: ((dose: RecordedDose) => void) | undefined;
  /** Opens the whole record, with lots and clinics, to print. */
  readonly onAll?: (() => void) | undefined;
  /** Shown above the records. */
  readonly children?: ReactNode;
}

/** Administered doses, the latest first. Only self-reported ones can be removed. */
export function RecordList(props: RecordListProps) {
  const { taken, doses, title, onRemove, onCorrect, onAll, children } = props;
  const t = useText(PLAN_MESSAGES);
  const words = usePlanText();
  const dates = useDateText();
  const isEarly = (id: string): boolean =>
    doses.some((dose) => dose.taken?.id === id && dose.reason === 'early');
  if (taken.length === 0)
    return (
      <Section title={t('done')}>
        <Empty icon="clipboard-list" title={t('doneNone')} text={t('doneNoneText')} />
        {children}
      </Section>
    );
  return (
    <Section title={title ?? t('done')} moreText={t('wholeRecord')} onMore={onAll}>
      {children}
      <Card className="ui-card--long">
        {taken.map((dose) => {
          const { id, source, code, doseNo, day, lot, isDayEstimated, uncounted } = dose;
          const plain = words.nameOf(code);
          const name = doseNo === null ? plain : t('dose', { name: plain, doseNo });
          const when = dates.dayOfYear(day);
          return (
            <View key={id} className={styles.record}>
              <View className={styles.main}>
                <View className={styles.name}>{name}</View>
                <View className={styles.dates}>
                  {[
                    isDayEstimated ? t('dayEstimated', { day: when }) : when,
                    t(source === 'own' ? 'fromOwn' : 'fromOrder'),
                    lot && t('lotIs', { lot }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </View>
                <Optional>
                  {uncounted ? (
                    <View className={styles.dates}>
                      <UncountedNote uncounted={uncounted} />
                    </View>
                  ) : isEarly(id) ? (
                    <View className={styles.dates}>{t('early')}</View>
                  ) : null}
                </Optional>
              </View>
              {source === 'own' ? (
                <View className={styles.acts}>
                  {isDayEstimated && onCorrect ? (
                    <Button
                      kind="text"
                      size="sm"
                      label={t('enterDaySpoken', { name })}
                      onPress={() => onCorrect(dose)}
                    >
                      {t('enterDay')}
                    </Button>
                  ) : null}
                  <Button
                    kind="text"
                    size="sm"
                    icon="trash-2"
                    label={t('removeSpoken', { name, day: when })}
                    onPress={() => onRemove(id, name, when)}
                  >
                    {t('remove')}
                  </Button>
                </View>
              ) : null}
            </View>
          );
        })}
      </Card>
    </Section>
  );
}

/** Why a dose does not count, and what follows: only the clinic decides whether to repeat it. */
function UncountedNote({
  uncounted,
}: {
  readonly uncounted: NonNullable<RecordedDose['uncounted']>;
}) {
  const t = useText(PLAN_MESSAGES);
  const dates = useDateText();
  const { reason, from, isRepeated } = uncounted;
  const toRepeat =
    from === null ? t('uncountedNoDay') : t('uncountedFrom', { day: dates.dayOfYear(from) });
  return t('uncounted', {
    why: t(`uncounted_${reason}`),
    next: isRepeated ? t('uncountedRepeated') : toRepeat,
  });
}
