import { View } from '@tarojs/components';
import { isOwnPicture } from '@contract/message/rich-content-rules';
import type { Block } from '@contract/message/rich-content';
import { pictureUrl } from '@/http/picture-url';
import { semantics } from '@/ui/a11y/semantics';
import { Picture } from '@/ui/picture/picture';
import styles from './rich-content.module.scss';
import { RichSpans } from './rich-spans';

/** Rich content of a message: blocks of text and pictures of our own host. What it does not know it does not show. */
export function RichContent({ content }: { readonly content: readonly Block[] }) {
  return (
    <View className={styles.content}>
      {content.map((block, index) => (
        <RichBlock key={index} block={block} />
      ))}
    </View>
  );
}

function RichBlock({ block }: { readonly block: Block }) {
  switch (block.type) {
    case 'heading':
      return (
        <View className={styles.heading} {...semantics({ role: 'heading', level: 3 })}>
          {block.text}
        </View>
      );
    case 'paragraph':
      return (
        <View className={styles.text}>
          <RichSpans spans={block.spans} />
        </View>
      );
    case 'list':
      return (
        <View className={styles.text} {...semantics({ role: 'list' })}>
          {block.items.map((spans, index) => (
            <View key={index} className={styles.item} {...semantics({ role: 'listitem' })}>
              <View className={styles.mark}>{block.ordered ? `${index + 1}.` : '·'}</View>
              <View className={styles.words}>
                <RichSpans spans={spans} />
              </View>
            </View>
          ))}
        </View>
      );
    case 'picture':
      return isOwnPicture(block.src) ? (
        <View className={styles.picture}>
          <Picture src={pictureUrl(block.src)} alt={block.alt} ratio="wide" fit="contain" />
        </View>
      ) : null;
    default:
      return null;
  }
}
