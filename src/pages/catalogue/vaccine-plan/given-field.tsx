import { useState } from 'react';
import { HISTORY_MESSAGES } from '@/features/doses/plan/history-messages';
import { useHistoryText } from '@/features/doses/plan/use-history-text';
import type { VisitorPlan } from '@/features/doses/plan/visitor-plan';
import { useText } from '@/i18n/messages';
import { RadioGroup } from '@/ui/choice/radio-group';
import { PickerField } from '@/ui/field/picker-field';
import { VISITOR_MESSAGES } from './visitor-messages';

/** Most ages that are one press away; earlier ones are in a list. */
const SHOWN = 3;

type Assumed = VisitorPlan['assumedUpTo'];

export interface GivenFieldProps {
  /** Ages in months up to which doses may have been administered, ascending. */
  readonly ages: readonly number[];
  readonly value: Assumed;
  readonly onChange: (value: Exclude<Assumed, ''>) => void;
}

/** Up to which age doses were administered: the last ages by a press. */
export function GivenField({ ages, value, onChange }: GivenFieldProps) {
  const t = useText(HISTORY_MESSAGES);
  const own = useText(VISITOR_MESSAGES);
  const words = useHistoryText();
  const [isOpen, setOpen] = useState(false);
  const near = ages.slice(-SHOWN);
  const isEarlier = isOpen || (typeof value === 'number' && !near.includes(value));
  const choose = (chosen: string): void => {
    setOpen(chosen === 'earlier');
    if (chosen === 'none') onChange('none');
    else if (chosen !== 'earlier') onChange(Number(chosen));
  };
  return (
    <>
      <RadioGroup
        label={t('givenSoFar')}
        shape="chips"
        value={isEarlier ? 'earlier' : value === '' ? undefined : String(value)}
        hint={value === '' ? t('visitorUnknown') : undefined}
        options={[
          ...[...near].reverse().map((age) => ({ value: String(age), label: words.upTo(age) })),
          ...(ages.length > SHOWN ? [{ value: 'earlier', label: own('otherAge') }] : []),
          { value: 'none', label: t('givenNone') },
        ]}
        onChange={choose}
      />
      {isEarlier ? (
        <PickerField
          mode="select"
          label={own('otherAge')}
          value={typeof value === 'number' ? String(value) : ''}
          options={ages.map((age) => ({ value: String(age), label: words.upTo(age) }))}
          onChange={(chosen) => onChange(Number(chosen))}
        />
      ) : null}
    </>
  );
}
