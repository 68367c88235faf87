import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import './columns.scss';

/** Cards of a list, below one another; from 1024 px on in pairs. */
export function CardGrid({ children }: { readonly children: ReactNode }) {
  return <View className="ui-card-grid">{children}</View>;
}
