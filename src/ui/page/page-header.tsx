import { View } from '@tarojs/components';
import type { PageHeaderProps } from './page-header-types';

/** The native bar shows title and back; only what the page adds to the header stands in the page. */
export function PageHeader({ aside }: PageHeaderProps) {
  return aside ? <View className="ui-page__aside ui-page__aside--alone">{aside}</View> : null;
}
