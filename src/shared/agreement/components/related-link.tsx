import { View } from '@tarojs/components';
import { usePageTitle } from '@/routes/page-title';
import type { RouteName } from '@/routes/table';
import { pressable } from '@/ui/a11y/press';
import { Icon } from '@/ui/icon/icon';
import styles from './document-page.module.scss';

export interface RelatedLinkProps {
  readonly route: RouteName;
  /** Of a text that is not in force any more. */
  readonly version?: string;
  readonly onPress: () => void;
}

/** A link to another document, by its title. */
export function RelatedLink({ route, version = '', onPress }: RelatedLinkProps) {
  const title = usePageTitle(route);
  return (
    <View className={styles.link} {...pressable({ role: 'link', onPress })}>
      {version ? `${title} ${version}` : title}
      <Icon name="chevron-right" size="sm" />
    </View>
  );
}
