import { View } from '@tarojs/components';
import { useText } from '@/i18n/messages';
import { saveTextFile } from '@/platform/save-file';
import { scrollBox } from '@/ui/a11y/scroll-box';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { REPORT_MESSAGES } from './report-messages';
import { tableCsv } from './report-tables-rules';
import type { ReportTable as Table } from './report-tables-rules';
import styles from './report.module.scss';

interface Props {
  readonly table: Table;
  /** Of its file, without the end. */
  readonly fileName: string;
}

type LineProps = { readonly cells: readonly (string | number)[]; readonly total?: boolean };

function Line({ cells: [name, ...numbers], total = false }: LineProps) {
  return (
    <View className={`${styles.line} ${total ? styles.total : ''}`} {...semantics({ role: 'row' })}>
      <View className={`${styles.cell} ${styles.name}`} {...semantics({ role: 'rowheader' })}>
        {name}
      </View>
      {numbers.map((value, column) => (
        <View
          key={column}
          className={value === 0 ? `${styles.cell} ${styles.zero}` : styles.cell}
          {...semantics({ role: 'cell' })}
        >
          {value}
        </View>
      ))}
    </View>
  );
}

/** A table of a report: the first column stays in sight while the others are scrolled, and its file. */
export function ReportTable({ table, fileName }: Props) {
  const t = useText(REPORT_MESSAGES);
  const title = t(`table.${table.id}`);
  return (
    <View className={styles.part}>
      <View className={styles.head}>
        <View className={styles.title} {...semantics({ role: 'heading', level: 2 })}>
          {title}
        </View>
        <Button
          kind="text"
          size="sm"
          icon="download"
          label={`${t('csv')} · ${title}`}
          onPress={() => saveTextFile(`${fileName}-${table.id}.csv`, tableCsv(table), 'text/csv')}
        >
          {t('csv')}
        </Button>
      </View>
      <View className={styles.scroll} {...scrollBox(title, true)}>
        <View className={styles.table} {...semantics({ role: 'table', label: title })}>
          <View className={styles.line} {...semantics({ role: 'row' })}>
            {table.headings.map((heading, column) => (
              <View
                key={heading}
                className={`${styles.cell} ${styles.heading} ${column === 0 ? styles.name : ''}`}
                {...semantics({ role: 'columnheader' })}
              >
                {heading}
              </View>
            ))}
          </View>
          {table.lines.map((cells) => (
            <Line key={`${cells[0]} ${cells[1]}`} cells={cells} />
          ))}
          {table.total ? <Line cells={table.total} total /> : null}
        </View>
      </View>
    </View>
  );
}
