import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { cx } from '../class-names';
import './columns.scss';

export interface ColumnsProps {
  readonly children: ReactNode;
  /** Next to the rest from 1024 px on; below that width after it. */
  readonly side: ReactNode;
  /** `first`: narrow, on the left, and before the rest; `stays`: in view while the rest scrolls. */
  readonly kind?: 'first' | 'stays' | undefined;
}

/** Content, and what goes with it: next to each other on a page whose layout is `wide`, where there is room. */
export function Columns({ children, side, kind }: ColumnsProps) {
  const isFirst = kind === 'first';
  return (
    <View className={cx('ui-columns', kind && `ui-columns--${kind}`)}>
      {isFirst ? <View className="ui-columns__side">{side}</View> : null}
      <View className="ui-columns__main">{children}</View>
      {isFirst ? null : <View className="ui-columns__side">{side}</View>}
    </View>
  );
}
