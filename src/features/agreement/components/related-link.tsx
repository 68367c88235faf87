import { View } from '@tarojs/components';
import { usePageTitle } from '@/routes/page-title';
import type { RouteName } from '@/routes/table';
import { pressable } from '@/ui/a11y/press';
import { Icon } from '@/ui/icon/icon';
import styles from './document-page.module.scss';

export interface RelatedLinkProps {
  readonly route: RouteName;
  readonly onPress: () => void;
}

/** A link to another document, by its title. */
export function RelatedLink({ route, onPress }: RelatedLinkProps) {
  const title = usePageTitle(route);
  return (
    <View className={styles.link} {...pressable({ role: 'link', onPress })}>
      {title}
      <Icon name="chevron-right" size="sm" />
    </View>
  );
}
