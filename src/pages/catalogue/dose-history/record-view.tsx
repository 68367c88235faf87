import { View } from '@tarojs/components';
import type { DataOf } from '@contract/endpoints';
import { isGrown } from '@contract/plan/programme-age-rules';
import { useAgeText } from '@/i18n/age-text';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { printPage } from '@/platform/print';
import { navigate } from '@/routes/navigate';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { copyAndSay } from '@/ui/copy/copy-and-say';
import '@/ui/print/print-styles';
import { Empty } from '@/ui/state/empty';
import { Booklet } from './booklet';
import { DoseRows } from './dose-rows';
import { RecordDocument } from './record-document';
import { RECORD_MESSAGES } from './record-messages';
import { countedDoses, isUnproven } from './record-rules';
import { pairOf, recordLines } from './record-text';
import styles from './index.module.scss';

export interface RecordViewProps {
  readonly record: DataOf<'GET /vaccine/plan/doseHistory.do'>;
}

/** A person's doses, the pictures of their booklet, and the document to print. */
export function RecordView({ record }: RecordViewProps) {
  const t = useText(RECORD_MESSAGES);
  const dates = useDateText();
  const ageText = useAgeText();
  const { linkmanId, name, sex, birthday, today, doses, booklet } = record;
  const counts = countedDoses(doses);
  const isAdult = isGrown(birthday, today);
  const person = { name, sex: pairOf(RECORD_MESSAGES, sex === 1 ? 'male' : 'female'), birthday };
  const openPlan = (): void => void navigate.to('vaccinePlan', { linkmanId });
  const canPrint = doses.length > 0 && printPage() !== null;
  return (
    <View>
      <View className="ui-print-none">
        <Card>
          <View className={styles.name}>{name}</View>
          <View className={styles.about}>
            {t('about', {
              sex: t(sex === 1 ? 'male' : 'female'),
              birthday: dates.birthday(birthday),
              age: ageText(birthday, today),
            })}
          </View>
          {counts.all > 0 ? (
            <View className={styles.counts}>
              {[
                t('counts', { count: counts.all }),
                counts.clinic > 0 && t('countsClinic', { count: counts.clinic }),
                counts.family > 0 && t('countsFamily', { count: counts.family }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </View>
          ) : null}
        </Card>
        {doses.length > 0 ? (
          <DoseRows doses={doses} isGrown={isAdult} />
        ) : (
          <Empty
            icon="clipboard-list"
            title={t('none')}
            text={t('noneText')}
            action={{ text: t('add'), onPress: openPlan }}
          />
        )}
        <Booklet linkmanId={linkmanId} pictures={booklet} />
        <CellGroup>
          <Cell icon="calendar-clock" title={t('toPlan')} onPress={openPlan} />
        </CellGroup>
        {doses.length > 0 ? (
          <Button
            block
            kind="secondary"
            icon="copy"
            onPress={() => void copyAndSay(recordLines(person, doses), t('copied'))}
          >
            {t('copy')}
          </Button>
        ) : null}
        {doses.length > 0 ? (
          <View className={styles.note}>
            {canPrint ? t(isUnproven(doses) ? 'printNoteUnproven' : 'printNote') : t('elsewhere')}
          </View>
        ) : null}
      </View>
      {canPrint ? <RecordDocument person={person} today={today} doses={doses} /> : null}
    </View>
  );
}
