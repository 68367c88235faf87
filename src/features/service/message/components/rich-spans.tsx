import { Text, View } from '@tarojs/components';
import type { Span } from '@contract/message/rich-content';
import { TextLink } from '@/ui/button/text-link';
import { cx } from '@/ui/class-names';
import { openOwnLink } from '../open-message';
import { isOwnLink } from '../own-link-rules';
import styles from './rich-content.module.scss';

/** Words of a sentence: plain, emphasised, or linked to a page of ours. Markup in them is shown as it is written. */
export function RichSpans({ spans }: { readonly spans: readonly Span[] }) {
  return (
    <View className={styles.spans}>
      {spans.map(({ text, strong, em, link }, index) =>
        link && isOwnLink(link) ? (
          <TextLink key={index} onPress={() => openOwnLink(link)}>
            {text}
          </TextLink>
        ) : (
          <Text key={index} className={cx(strong && styles.strong, em && styles.em)}>
            {text}
          </Text>
        ),
      )}
    </View>
  );
}
