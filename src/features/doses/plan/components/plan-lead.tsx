import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { isGrown, mayBeOnOldSchedule } from '@contract/plan/programme-age-rules';
import type { PlannedDose } from '@contract/plan/planned-dose';
import { useAgeText } from '@/i18n/age-text';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Card } from '@/ui/card/card';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { PLAN_MESSAGES } from '../messages';
import { comingDays, dosesOf } from '../view-rules';
import type { Appointment } from '../view-rules';
import styles from './plan.module.scss';

export interface PlanLeadProps {
  readonly name: string | null;
  readonly birthday: string;
  readonly today: string;
  readonly doses: readonly PlannedDose[];
  /** Keyed by the dose's id. */
  readonly appointments: ReadonlyMap<string, Appointment>;
  /** Shown right below the summary. */
  readonly children?: ReactNode;
}

/** Summary of the plan, with notes about it. */
export function PlanLead(props: PlanLeadProps) {
  const { name, birthday, today, doses: all, appointments, children } = props;
  const t = useText(PLAN_MESSAGES);
  const ageText = useAgeText();
  const dates = useDateText();
  const age = ageText(birthday, today);
  const doses = all.filter(({ id }) => !appointments.has(id));
  const late = dosesOf(doses, 'overdue').length;
  const due = dosesOf(doses, 'due').length;
  const unknown = dosesOf(doses, 'unknown').length;
  const next = comingDays(doses)[0];
  const grown = isGrown(birthday, today);
  return (
    <View>
      <Card tone="soft">
        <View className={styles.lead} {...semantics({ role: 'heading', level: 2 })}>
          {name === null ? t('leadVisitor', { age }) : t('lead', { name, age })}
        </View>
        <View {...semantics({ role: 'status' })}>
          {late > 0 ? (
            <View className={`${styles.count} ${styles.late}`}>
              {t('leadOverdue', { count: late })}
            </View>
          ) : null}
          {appointments.size > 0 ? (
            <View className={styles.count}>{t('leadBooked', { count: appointments.size })}</View>
          ) : null}
          {due > 0 ? <View className={styles.count}>{t('leadDue', { count: due })}</View> : null}
          {unknown > 0 ? (
            <View className={styles.count}>{t('leadUnknown', { count: unknown })}</View>
          ) : null}
          {late + due + unknown + appointments.size === 0 ? (
            <View className={styles.count}>{t(grown ? 'leadGrown' : 'leadClear')}</View>
          ) : null}
          {next && unknown === 0 ? (
            <View className={styles.count}>
              {t('leadNext', { day: dates.dayOfYear(next.day) })}
            </View>
          ) : null}
        </View>
      </Card>
      <View className={styles.part}>{children}</View>
      <View className={styles.part}>
        <NoticeBar>{t(grown ? 'decidesGrown' : 'decides')}</NoticeBar>
      </View>
      <View className={styles.part}>
        {mayBeOnOldSchedule(birthday, today) ? (
          <NoticeBar tone="warning">{t('oldSchedule')}</NoticeBar>
        ) : null}
      </View>
    </View>
  );
}
