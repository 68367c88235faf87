import { View } from '@tarojs/components';
import type { DocumentedDose } from '@contract/plan/dose-history-endpoints';
import { useDateText } from '@/i18n/date-text';
import { useLanguage } from '@/i18n/language';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { Tag } from '@/ui/tag/tag';
import { DISEASE_MESSAGES } from './disease-messages';
import { RECORD_MESSAGES } from './record-messages';
import { groupedDoses } from './record-rules';
import { pairOf, vaccineOf } from './record-text';
import styles from './index.module.scss';

export interface DoseRowsProps {
  readonly doses: readonly DocumentedDose[];
  /** The person is grown: what they entered is their own word, not a parent's. */
  readonly isGrown: boolean;
}

/** All doses by disease, with the name in the other language under it. */
export function DoseRows({ doses, isGrown }: DoseRowsProps) {
  const at = useLanguage() === 'en' ? 1 : 0;
  return groupedDoses(doses).map(({ disease, doses: listed }) => {
    const names = pairOf(DISEASE_MESSAGES, disease);
    return (
      <Card key={disease} className="ui-card--long">
        <View className={styles.disease} {...semantics({ role: 'heading', level: 2 })}>
          {names[at]}
        </View>
        <View className={styles.other}>{names[1 - at]}</View>
        {listed.map((dose) => (
          <DoseRow key={dose.id} dose={dose} isGrown={isGrown} />
        ))}
      </Card>
    );
  });
}

interface DoseRowProps {
  readonly dose: DocumentedDose;
  readonly isGrown: boolean;
}

function DoseRow({ dose, isGrown }: DoseRowProps) {
  const t = useText(RECORD_MESSAGES);
  const dates = useDateText();
  const language = useLanguage();
  const at = language === 'en' ? 1 : 0;
  const { doseNo, day, isDayEstimated, lot, diseases, clinicRecord } = dose;
  const names = vaccineOf(dose);
  const when = dates.dayOfYear(day);
  const side = language === 'en' ? 'en' : 'zh';
  const facts = [
    names[at],
    clinicRecord?.maker[side],
    lot && t('lot', { lot }),
    clinicRecord?.site && t(clinicRecord.site),
    clinicRecord?.clinic[side],
  ].filter(Boolean);
  return (
    <View className={styles.dose}>
      <View className={styles.main}>
        <View className={styles.when}>
          <View className={styles.number}>
            {doseNo === null ? t('doseUnknown') : t('dose', { count: doseNo })}
          </View>
          <View>{isDayEstimated ? t('estimated', { day: when }) : when}</View>
        </View>
        <View className={styles.facts}>{facts.join('\u00a0· ')}</View>
        {diseases.length > 1 ? <View className={styles.facts}>{t('combined')}</View> : null}
      </View>
      <View className={styles.source}>
        {clinicRecord === null ? (
          <Tag>{t(isGrown ? 'selfReported' : 'childReported')}</Tag>
        ) : clinicRecord.hasCertificate ? (
          <Button
            kind="text"
            size="sm"
            icon="badge-check"
            label={t('certificateSpoken', { name: names[at], day: when })}
            onPress={() => void navigate.to('certificate', { orderId: dose.id })}
          >
            {t('certificate')}
          </Button>
        ) : null}
      </View>
    </View>
  );
}
