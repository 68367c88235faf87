import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import './action-bar.scss';

export interface ActionBarProps {
  /** Summary of the action: a price, the choice so far. */
  readonly summary?: ReactNode;
  /** The main button, optionally with a secondary one before it. */
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
