import { View } from '@tarojs/components';
import { useText } from '@/i18n/messages';
import { UI_MESSAGES } from '../messages';
import type { DayTone } from './day-state';

export interface CalendarLegendProps {
  /** What days of the month are. */
  readonly tones: ReadonlySet<DayTone>;
  /** Full days lead to their waiting list. */
  readonly canWait: boolean;
}

/** What the words under the days mean, of those that the month has. */
export function CalendarLegend({ tones, canWait }: CalendarLegendProps) {
  const t = useText(UI_MESSAGES);
  const lines = [
    tones.has('full') ? t(canWait ? 'legendWait' : 'legendFull') : '',
    tones.has('none') ? t('legendNone') : '',
    tones.has('closed') ? t('legendClosed') : '',
    tones.has('unreleased') ? t('legendUnreleased') : '',
  ].filter(Boolean);
  return (
    <View className="ui-calendar__legend">
      {lines.map((line) => (
        <View key={line}>{line}</View>
      ))}
    </View>
  );
}
