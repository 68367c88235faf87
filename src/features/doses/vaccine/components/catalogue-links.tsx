import { View } from '@tarojs/components';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import type { RouteName } from '@/routes/table';
import { pressable } from '@/ui/a11y/press';
import { semantics } from '@/ui/a11y/semantics';
import { Icon } from '@/ui/icon/icon';
import type { IconName } from '@/ui/icon/icons';
import { CATALOGUE_LINK_MESSAGES } from '../catalogue-link-messages';
import styles from './catalogue-links.module.scss';

interface RemedyOption {
  readonly route: RouteName;
  readonly label: 'choose' | 'classes' | 'letters' | 'children' | 'entries';
  readonly icon: IconName;
}

const LINKS: readonly RemedyOption[] = [
  { route: 'helpChoose', label: 'choose', icon: 'circle-help' },
  { route: 'vaccineClass', label: 'classes', icon: 'layout-grid' },
  { route: 'children', label: 'children', icon: 'baby' },
  { route: 'allVaccine', label: 'letters', icon: 'list-filter' },
  { route: 'encyclopedia', label: 'entries', icon: 'book-open' },
];

/** Links to find a vaccine other than by its name. */
export function CatalogueLinks() {
  const t = useText(CATALOGUE_LINK_MESSAGES);
  return (
    <View className={styles.ways} {...semantics({ role: 'navigation', label: t('find') })}>
      {LINKS.map(({ route, label, icon }) => (
        <View
          key={route}
          className={styles.way}
          {...pressable({ role: 'link', onPress: () => void navigate.to(route) })}
        >
          <Icon name={icon} size="md" className={styles.icon} />
          {t(label)}
        </View>
      ))}
    </View>
  );
}
