import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { semantics } from '../a11y/semantics';
import './cell.scss';

export interface CellGroupProps {
  readonly title?: string | undefined;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** Related rows on one surface, with a heading above and a note below. */
export function CellGroup({ title, note, children }: CellGroupProps) {
  return (
    <View className="ui-cells">
      {title ? (
        <View className="ui-cells__title" {...semantics({ role: 'heading', level: 2 })}>
          {title}
        </View>
      ) : null}
      <View className="ui-cells__rows">{children}</View>
      {note ? <View className="ui-cells__note">{note}</View> : null}
    </View>
  );
}
