import { View } from '@tarojs/components';
import type { ArticleBlock } from '@contract/article/endpoints';
import { pressable } from '@/ui/a11y/press';
import { semantics } from '@/ui/a11y/semantics';
import { Icon } from '@/ui/icon/icon';
import styles from './article-blocks.module.scss';

export interface ArticleBlocksProps {
  readonly blocks: readonly ArticleBlock[];
  /** Opens an external address. */
  readonly onLink: (url: string) => void;
}

/** Structured text of an article or an encyclopaedia entry; what leads to vaccines is among the next steps below it. */
export function ArticleBlocks({ blocks, onLink }: ArticleBlocksProps) {
  return (
    <View className={styles.blocks}>
      {blocks.map((block, index) => (
        <Block key={index} block={block} onLink={onLink} />
      ))}
    </View>
  );
}

interface BlockProps extends Pick<ArticleBlocksProps, 'onLink'> {
  readonly block: ArticleBlock;
}

function Block({ block, onLink }: BlockProps) {
  switch (block.type) {
    case 'h':
      return (
        <View className={styles.heading} {...semantics({ role: 'heading', level: 2 })}>
          {block.text}
        </View>
      );
    case 'p':
      return <View className={styles.text}>{block.text}</View>;
    case 'tip':
      return (
        <View className={styles.tip} {...semantics({ role: 'note' })}>
          <Icon name="info" size="md" className={styles.sign} />
          <View className={styles.words}>{block.text}</View>
        </View>
      );
    case 'list':
      return (
        <View className={styles.list} {...semantics({ role: 'list' })}>
          {block.items.map((item) => (
            <View key={item} className={styles.item} {...semantics({ role: 'listitem' })}>
              {item}
            </View>
          ))}
        </View>
      );
    case 'link':
      return (
        <View
          className={styles.link}
          {...pressable({ role: 'link', onPress: () => onLink(block.url) })}
        >
          <View className={styles.words}>{block.text}</View>
          <Icon name="external-link" size="md" className={styles.out} />
        </View>
      );
    case 'vaccines':
      return null;
  }
}
