import { View } from '@tarojs/components';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { RadioGroup } from '@/ui/choice/radio-group';
import { PickerField } from '@/ui/field/picker-field';
import { Optional } from '@/ui/optional/optional';
import { WAITLIST_MESSAGES } from '../messages';
import type { WaitlistScope } from '../scope-rules';

export interface ScopeFieldsProps {
  readonly scopes: readonly WaitlistScope[];
  readonly scope: WaitlistScope;
  /** Full days, `YYYY-MM-DD`. */
  readonly days: readonly string[];
  readonly day: string;
  readonly onScope: (scope: WaitlistScope) => void;
  readonly onDay: (day: string) => void;
}

/** What to wait for: a full day, the clinic, or the whole city. */
export function ScopeFields({ scopes, scope, days, day, onScope, onDay }: ScopeFieldsProps) {
  const t = useText(WAITLIST_MESSAGES);
  const dates = useDateText();
  const labels: Record<WaitlistScope, string> = {
    day: t('scopeDay'),
    clinic: t('scopeClinic'),
    city: t('scopeCity'),
  };
  return (
    <View>
      <Optional>
        {scopes.length > 1 ? (
          <RadioGroup
            label={t('what')}
            value={scope}
            options={scopes.map((value) => ({ value, label: labels[value] }))}
            onChange={onScope}
          />
        ) : null}
      </Optional>
      <Optional>
        {scope === 'day' ? (
          <PickerField
            mode="select"
            label={t('day')}
            value={day}
            options={days.map((value) => ({ value, label: dates.day(value) }))}
            onChange={onDay}
          />
        ) : null}
      </Optional>
    </View>
  );
}
