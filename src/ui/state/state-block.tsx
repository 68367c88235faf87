import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { semantics } from '../a11y/semantics';
import { cx } from '../class-names';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icons';
import './state.scss';

export interface BlockAction {
  readonly text: string;
  readonly onPress: () => void;
  readonly busy?: boolean | undefined;
}

export interface StateBlockProps {
  readonly icon: IconName;
  readonly tone: 'neutral' | 'brand' | 'success' | 'warning' | 'danger';
  readonly title: string;
  /** One sentence: the reason and what can be done. */
  readonly text?: ReactNode;
  readonly action?: BlockAction | undefined;
  readonly second?: BlockAction | undefined;
  readonly third?: BlockAction | undefined;
  readonly children?: ReactNode;
  readonly role?: 'alert' | 'status' | undefined;
  readonly size?: 'block' | 'page' | undefined;
}

/** Common layout of empty, error and result: symbol, title, reason, one main action. */
export function StateBlock(props: StateBlockProps) {
  const { icon, tone, title, text, action, children, role, size = 'block' } = props;
  return (
    <View
      className={cx('ui-state', `ui-state--${tone}`, `ui-state--${size}`)}
      {...semantics({ role })}
    >
      <View className="ui-state__symbol">
        <Icon name={icon} />
      </View>
      <View className="ui-state__title">{title}</View>
      {text ? <View className="ui-state__text">{text}</View> : null}
      <View className="ui-state__more">{children}</View>
      {action ? (
        <Button className="ui-state__action" loading={action.busy} onPress={action.onPress}>
          {action.text}
        </Button>
      ) : null}
      {[props.second, props.third].map((other) =>
        other ? (
          <Button key={other.text} kind="text" className="ui-state__second" onPress={other.onPress}>
            {other.text}
          </Button>
        ) : null,
      )}
    </View>
  );
}
