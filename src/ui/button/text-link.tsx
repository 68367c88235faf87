import { Text, View } from '@tarojs/components';
import { pressable } from '@/ui/a11y/press';
import styles from './text-link.module.scss';

export interface TextLinkProps {
  readonly children: string;
  readonly onPress: () => void;
}

/** A link within a sentence, or at the edge of a form. */
export function TextLink({ children, onPress }: TextLinkProps) {
  return (
    <View className={styles.link} {...pressable({ role: 'link', stop: true, onPress })}>
      <Text className={styles.words}>{children}</Text>
    </View>
  );
}
