import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { useText } from '@/i18n/messages';
import { pressable } from '../a11y/press';
import { semantics } from '../a11y/semantics';
import { cx } from '../class-names';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icons';
import { UI_MESSAGES } from '../messages';
import './notice-bar.scss';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

export interface NoticeBarProps {
  readonly tone?: NoticeTone | undefined;
  readonly title?: string | undefined;
  readonly children: ReactNode;
  readonly action?: { readonly text: string; readonly onPress: () => void } | undefined;
  readonly onClose?: (() => void) | undefined;
  /** The notice appeared without user action and should be read out at once. */
  readonly urgent?: boolean | undefined;
}

const ICON: Record<NoticeTone, IconName> = {
  info: 'info',
  success: 'circle-check',
  warning: 'triangle-alert',
  danger: 'circle-alert',
};

/** A notice about the page or form around it: what, why, and what to do. */
export function NoticeBar(props: NoticeBarProps) {
  const t = useText(UI_MESSAGES);
  const { tone = 'info', title, children, action, onClose, urgent } = props;
  return (
    <View
      className={cx('ui-notice', `ui-notice--${tone}`)}
      {...semantics({ role: urgent ? 'alert' : 'note' })}
    >
      <Icon name={ICON[tone]} size="md" className="ui-notice__icon" />
      <View className="ui-notice__main">
        {title ? <View className="ui-notice__title">{title}</View> : null}
        <View>{children}</View>
        {action ? (
          <View className="ui-notice__action" {...pressable({ onPress: action.onPress })}>
            {action.text}
          </View>
        ) : null}
      </View>
      {onClose ? (
        <View className="ui-notice__close" {...pressable({ label: t('close'), onPress: onClose })}>
          <Icon name="x" size="md" />
        </View>
      ) : null}
    </View>
  );
}
