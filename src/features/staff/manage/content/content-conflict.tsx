import { View } from '@tarojs/components';
import type { ContentField, ContentText } from '@contract/manage/content-rules';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { CONTENT_MESSAGES } from './content-messages';
import type { ContentConflict } from './use-content-editor';
import styles from './content.module.scss';

function valueText(text: ContentText, field: ContentField): string {
  const value: string | { readonly zh: string; readonly en: string } = text[field];
  return typeof value === 'string' ? value : `${value.zh}\n\n${value.en}`;
}

export interface ContentConflictViewProps {
  readonly conflict: ContentConflict;
  /** Takes the other's words for a field. */
  readonly onTheirs: (field: ContentField) => void;
}

/** What somebody else has changed meanwhile, and their words where both changed the same. */
export function ContentConflictView({ conflict, onTheirs }: ContentConflictViewProps) {
  const t = useText(CONTENT_MESSAGES);
  const { theirs, changed, both } = conflict;
  const fields = changed.map((field) => t(field)).join(', ');
  return (
    <View>
      <NoticeBar tone="warning" title={t('conflict')} urgent>
        {t('conflictText', { fields })}
      </NoticeBar>
      {both.map((field) => (
        <View key={field} className={styles.theirs}>
          <View className={styles.name}>{t('bothChanged', { field: t(field) })}</View>
          <View className={styles.words}>{valueText(theirs, field)}</View>
          <Button size="sm" kind="secondary" onPress={() => onTheirs(field)}>
            {t('useTheirs')}
          </Button>
        </View>
      ))}
    </View>
  );
}
