import { View } from '@tarojs/components';
import { useText } from '@/i18n/messages';
import { UI_MESSAGES } from '../messages';
import type { DayTone } from './day-state';

export interface CalendarLegendProps {
  /** Tones of the month's days. */
  readonly tones: ReadonlySet<DayTone>;
  /** Some days are for tickets of a queue. */
  readonly hasQueue: boolean;
  /** Full days open their waiting list. */
  readonly canWait: boolean;
}

/** Explains the labels under the days that occur in the month. */
export function CalendarLegend({ tones, hasQueue, canWait }: CalendarLegendProps) {
  const t = useText(UI_MESSAGES);
  const lines = [
    hasQueue ? t('legendQueue') : '',
    tones.has('full') ? t(canWait ? 'legendWait' : 'legendFull') : '',
    tones.has('none') ? t('legendNone') : '',
    tones.has('closed') ? t('legendClosed') : '',
    tones.has('unreleased') ? t('legendUnreleased') : '',
  ].filter(Boolean);
  return (
    <View className="ui-calendar__legend">
      {lines.map((line) => (
        <View key={line} className="ui-calendar__meaning">
          {line}
        </View>
      ))}
    </View>
  );
}
