import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import './action-bar.scss';

export interface ActionBarProps {
  /** What the action is about: a price, a choice so far. */
  readonly summary?: ReactNode;
  /** The main button, with a secondary one before it if need be. */
  readonly children: ReactNode;
}

/** Content of a page's footer: summary on the left, buttons on the right. */
export function ActionBar({ summary, children }: ActionBarProps) {
  return (
    <View className="ui-action-bar">
      {summary ? <View className="ui-action-bar__summary">{summary}</View> : null}
      <View className="ui-action-bar__buttons">{children}</View>
    </View>
  );
}
