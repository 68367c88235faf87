import { View } from '@tarojs/components';
import type { EncyclopediaEntry } from '@contract/vaccine/endpoints';
import { semantics } from '@/ui/a11y/semantics';
import { ArticleBlocks } from './article-blocks';
import { Byline } from './byline';
import { TextOrigin } from './text-origin';
import styles from './entry-text.module.scss';

export interface EntryTextProps {
  readonly entry: Pick<EncyclopediaEntry, 'title' | 'blocks' | 'origin'>;
  /** Opens an external address. */
  readonly onLink: (url: string) => void;
}

/** An entry of the encyclopaedia as it is read: on its own page, and in the preview of those who write it. */
export function EntryText({ entry, onLink }: EntryTextProps) {
  return (
    <>
      <View className={styles.title} {...semantics({ role: 'heading', level: 1 })}>
        {entry.title}
      </View>
      <View className={styles.about}>
        <Byline origin={entry.origin} />
      </View>
      <ArticleBlocks blocks={entry.blocks} onLink={onLink} />
      <TextOrigin origin={entry.origin} onLink={onLink} />
    </>
  );
}
