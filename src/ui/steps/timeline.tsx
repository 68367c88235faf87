import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { useText } from '@/i18n/messages';
import { semantics } from '../a11y/semantics';
import { cx } from '../class-names';
import { Icon } from '../icon/icon';
import { UI_MESSAGES } from '../messages';
import './steps.scss';

export interface TimelineItem {
  readonly key: string;
  readonly title: string;
  /** When it happened, already formatted. */
  readonly time?: string | undefined;
  readonly note?: ReactNode;
  readonly state: 'done' | 'current' | 'todo' | 'failed';
}

export interface TimelineProps {
  readonly items: readonly TimelineItem[];
  readonly label: string;
}

const ICON = { done: 'check', current: 'clock', todo: undefined, failed: 'x' } as const;
const SPOKEN = {
  done: 'stepDone',
  current: 'stepCurrent',
  todo: 'stepTodo',
  failed: undefined,
} as const;

/** Steps of a process, or its history. */
export function Timeline({ items, label }: TimelineProps) {
  const t = useText(UI_MESSAGES);
  return (
    <View className="ui-timeline" {...semantics({ role: 'list', label })}>
      {items.map((item) => {
        const icon = ICON[item.state];
        const spoken = SPOKEN[item.state];
        return (
          <View
            key={item.key}
            className={cx('ui-step', `ui-step--${item.state}`)}
            {...semantics({
              role: 'listitem',
              current: item.state === 'current' ? 'step' : undefined,
            })}
          >
            <View className="ui-step__mark">
              {icon ? <Icon name={icon} label={spoken && t(spoken)} /> : null}
            </View>
            <View className="ui-step__main">
              <View className="ui-step__title">{item.title}</View>
              {item.time ? <View className="ui-step__time">{item.time}</View> : null}
              {item.note ? <View className="ui-step__note">{item.note}</View> : null}
            </View>
          </View>
        );
      })}
    </View>
  );
}
