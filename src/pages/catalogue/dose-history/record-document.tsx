import { View } from '@tarojs/components';
import type { DocumentedDose } from '@contract/plan/dose-history-endpoints';
import { OPERATOR } from '@/shared/agreement/operator';
import { cx } from '@/ui/class-names';
import { DISEASE_MESSAGES } from './disease-messages';
import { DOCUMENT_MESSAGES, RECORD_MESSAGES } from './record-messages';
import { groupedDoses } from './record-rules';
import { pairOf, vaccineOf } from './record-text';
import type { Pair, RecordPerson } from './record-text';
import styles from './record-document.module.scss';

export interface RecordDocumentProps {
  readonly person: RecordPerson;
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly doses: readonly DocumentedDose[];
}

const COLUMNS = ['dose', 'day', 'vaccine', 'lot', 'maker', 'site', 'clinic', 'source'] as const;

/** In a field that nobody filled in, so that nothing can be written there afterwards. */
const UNKNOWN = '–';

/** What is printed: a table of all doses in both languages, on one A4 page. */
export function RecordDocument({ person, today, doses }: RecordDocumentProps) {
  const operator: Pair = [OPERATOR.name.zh, OPERATOR.name.en];
  const facts: readonly (readonly [label: Pair, value: string])[] = [
    [pairOf(DOCUMENT_MESSAGES, 'name'), person.name],
    [pairOf(DOCUMENT_MESSAGES, 'sex'), person.sex.join(' ')],
    [pairOf(DOCUMENT_MESSAGES, 'birthday'), person.birthday],
    [pairOf(DOCUMENT_MESSAGES, 'madeOn'), today],
  ];
  const notes = ([0, 1] as const).map((at) =>
    [
      pairOf(DOCUMENT_MESSAGES, 'by')[at].replace('{operator}', operator[at]),
      pairOf(DOCUMENT_MESSAGES, 'source1')[at],
      pairOf(DOCUMENT_MESSAGES, 'law')[at],
    ].join(at === 0 ? '' : ' '),
  );
  return (
    <View className={cx('ui-print-only', styles.sheet)}>
      <View className={styles.title}>{pairOf(DOCUMENT_MESSAGES, 'title').join('  ')}</View>
      <View className={styles.facts}>
        {facts.map(([label, value]) => (
          <View key={label[0]} className={styles.fact}>
            <View className={styles.label}>{label.join(' ')}</View>
            <View className={styles.value}>{value}</View>
          </View>
        ))}
      </View>
      <View className={styles.table}>
        <View className={cx(styles.row, styles.head)}>
          {COLUMNS.map((column) => (
            <View key={column} className={styles.cell}>
              <Both pair={pairOf(DOCUMENT_MESSAGES, column)} />
            </View>
          ))}
        </View>
        {groupedDoses(doses).map((group) => (
          <View key={group.disease} className={styles.group}>
            <View className={styles.disease}>
              {pairOf(DISEASE_MESSAGES, group.disease).join('  ')}
            </View>
            {group.doses.map((dose) => (
              <DoseRow key={dose.id} dose={dose} />
            ))}
          </View>
        ))}
      </View>
      <View className={styles.notes}>
        <View>{notes[0]}</View>
        <View className={styles.latin}>{notes[1]}</View>
      </View>
    </View>
  );
}

/** Chinese, and English under it. */
function Both({ pair: [zh, en] }: { readonly pair: Pair }) {
  return (
    <View>
      <View>{zh}</View>
      {en === zh ? null : <View className={styles.english}>{en}</View>}
    </View>
  );
}

function DoseRow({ dose }: { readonly dose: DocumentedDose }) {
  const { doseNo, day, isDayEstimated, lot, clinicRecord } = dose;
  const estimated = pairOf(DOCUMENT_MESSAGES, 'estimated').join(' ');
  const source = pairOf(DOCUMENT_MESSAGES, clinicRecord ? 'clinicSource' : 'familySource');
  const site = clinicRecord?.site ? pairOf(RECORD_MESSAGES, clinicRecord.site) : null;
  const clinic = clinicRecord?.clinic;
  const maker = clinicRecord?.maker;
  return (
    <View className={styles.row}>
      <View className={styles.cell}>{doseNo ?? UNKNOWN}</View>
      <View className={styles.cell}>
        {day}
        {isDayEstimated ? <View className={styles.english}>{estimated}</View> : null}
      </View>
      <View className={styles.cell}>
        <Both pair={vaccineOf(dose)} />
      </View>
      <View className={styles.cell}>{lot || UNKNOWN}</View>
      <View className={styles.cell}>{maker ? <Both pair={[maker.zh, maker.en]} /> : UNKNOWN}</View>
      <View className={styles.cell}>{site ? <Both pair={site} /> : UNKNOWN}</View>
      <View className={styles.cell}>
        {clinic ? <Both pair={[clinic.zh, clinic.en]} /> : UNKNOWN}
      </View>
      <View className={styles.cell}>
        <View>{source.join(' ')}</View>
        {clinicRecord ? <View className={styles.english}>{clinicRecord.serial}</View> : null}
      </View>
    </View>
  );
}
