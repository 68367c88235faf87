import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { csvOf, csvText } from '@contract/text/csv-rules';
import { useText } from '@/i18n/messages';
import { printPage } from '@/platform/print';
import { saveTextFile } from '@/platform/save-file';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { Optional } from '@/ui/optional/optional';
import '@/ui/print/print-styles';
import { RECORD_MESSAGES } from './record-messages';
import styles from './desk-hand-over.module.scss';

/** A named value; the empty text is one that is not known here. */
export type Entry = readonly [name: string, value: string];

interface Props {
  readonly title: string;
  readonly text: string;
  readonly fileName: string;
  /** Lines of the file, the first with its columns. */
  readonly lines: readonly (readonly string[])[];
  /** What is shown and printed: of each thing its heading and entries. */
  readonly parts: readonly { readonly key: string; readonly entries: readonly Entry[] }[];
  readonly onBack: () => void;
  /** Instead of the parts while there are none. */
  readonly children?: ReactNode;
}

/** What the clinic takes over into its own system: to read, to print, and as a table. */
export function DeskHandOver({ title, text, fileName, lines, parts, onBack, children }: Props) {
  const t = useText(RECORD_MESSAGES);
  const print = printPage();
  return (
    <View>
      <View className={styles.tools}>
        <Button kind="text" size="sm" icon="chevron-left" onPress={onBack}>
          {t('back')}
        </Button>
        <Optional>
          {parts.length > 0 ? (
            <Button
              kind="secondary"
              size="sm"
              icon="download"
              onPress={() =>
                saveTextFile(fileName, csvOf(lines.map((cells) => cells.map(csvText))), 'text/csv')
              }
            >
              {t('csv')}
            </Button>
          ) : null}
        </Optional>
        <Optional>
          {parts.length > 0 && print ? (
            <Button kind="secondary" size="sm" icon="file-text" onPress={print}>
              {t('print')}
            </Button>
          ) : null}
        </Optional>
      </View>
      <View className={styles.title} {...semantics({ role: 'heading', level: 2 })}>
        {title}
      </View>
      <View className={`${styles.text} ui-print-none`}>{text}</View>
      {parts.map(({ key, entries }) => (
        <View key={key} className={`${styles.part} ui-card`}>
          {entries.map(([name, value]) => (
            <View key={name} className={styles.entry}>
              <View className={styles.name}>{name}</View>
              <View className={styles.value}>{value === '' ? t('unknown') : value}</View>
            </View>
          ))}
        </View>
      ))}
      {children}
    </View>
  );
}
