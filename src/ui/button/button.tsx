import { View } from '@tarojs/components';
import type { ButtonProps as NativeProps } from '@tarojs/components';
import type { ReactNode } from 'react';
import { pressable } from '../a11y/press';
import { cx } from '../class-names';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icons';
import { NativeButton } from './native-button';
import './button.scss';

export interface ButtonProps {
  readonly children: ReactNode;
  readonly onPress?: (() => void) | undefined;
  readonly kind?: 'primary' | 'secondary' | 'text' | 'danger' | undefined;
  readonly size?: 'md' | 'sm' | undefined;
  /** As wide as its container. */
  readonly block?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Shows that the action is running; presses are ignored meanwhile. */
  readonly loading?: boolean | undefined;
  readonly icon?: IconName | undefined;
  /** Accessible name if the visible text is not specific enough ("delete Wang Fang"). */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  /** Mini-program features that only the platform's native button has. */
  readonly openType?: NativeProps['openType'];
  readonly onGetPhoneNumber?: NativeProps['onGetPhoneNumber'];
  /** Scope of Alipay's `getAuthorize`, and its result. */
  readonly scope?: NativeProps['scope'];
  readonly onGetAuthorize?: NativeProps['onGetAuthorize'];
  readonly onError?: NativeProps['onError'];
}

/** The product's button. At most one primary button per screen. */
export function Button(props: ButtonProps) {
  const { children, kind = 'primary', size = 'md', block, disabled, loading, icon, label } = props;
  const idle = !disabled && !loading;
  const className = cx(
    'ui-button',
    `ui-button--${kind}`,
    `ui-button--${size}`,
    block && 'ui-button--block',
    disabled && 'ui-button--disabled',
    props.className,
  );
  const content = (
    <>
      <View className="ui-button__icon">
        {loading ? <Icon name="loader-circle" spin /> : icon ? <Icon name={icon} /> : null}
      </View>
      <View className="ui-button__text">{children}</View>
    </>
  );
  const attributes = pressable({
    onPress: () => props.onPress?.(),
    label,
    disabled: !idle,
    busy: loading,
  });
  if (!props.openType || !NativeButton) {
    return (
      <View className={className} {...attributes}>
        {content}
      </View>
    );
  }
  return (
    <NativeButton
      className={className}
      openType={props.openType}
      disabled={!idle}
      onGetPhoneNumber={props.onGetPhoneNumber}
      {...(props.scope && {
        scope: props.scope,
        onGetAuthorize: props.onGetAuthorize,
        onError: props.onError,
      })}
      {...attributes}
    >
      {content}
    </NativeButton>
  );
}
