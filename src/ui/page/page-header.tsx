import { View } from '@tarojs/components';
import type { PageHeaderProps } from './page-header-types';

/** The native bar shows title and back; only the page's header additions are in the page. */
export function PageHeader({ aside }: PageHeaderProps) {
  return aside ? <View className="ui-page__aside ui-page__aside--alone">{aside}</View> : null;
}
