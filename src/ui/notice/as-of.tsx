import { View } from '@tarojs/components';
import { useDateText } from '@/i18n/date-text';
import { defineMessages, useText } from '@/i18n/messages';
import { semantics } from '../a11y/semantics';
import { Optional } from '../optional/optional';
import { NoticeBar } from './notice-bar';

const MESSAGES = defineMessages(
  {
    asOf: '现在连不上网络。这是 {time} 的内容，之后可能有变化。',
    again: '重新加载',
  },
  {
    asOf: 'Could not connect. As of {time}; it may have changed since.',
    again: 'Load again',
  },
);

export interface AsOfProps {
  /** When the shown record arrived, ms; undefined for an up-to-date one, which needs no line. */
  readonly at: number | undefined;
  readonly onRetry: () => void;
}

/** Says when an own record that could not be updated was last loaded. Always renders an element. */
export function AsOf({ at, onRetry }: AsOfProps) {
  const t = useText(MESSAGES);
  const dates = useDateText();
  return (
    <Optional>
      {at === undefined ? null : (
        <View {...semantics({ role: 'status' })}>
          <NoticeBar tone="warning" action={{ text: t('again'), onPress: onRetry }}>
            {t('asOf', { time: dates.dateTime(at) })}
          </NoticeBar>
        </View>
      )}
    </Optional>
  );
}
