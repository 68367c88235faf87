import { View } from '@tarojs/components';
import type { AlternativeSlot } from '@contract/subscribe/endpoints';
import { REFUSAL_MESSAGES } from '@/features/booking/refusal/messages';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Optional } from '@/ui/optional/optional';
import { StateBlock } from '@/ui/state/state-block';
import { bookingQuery } from '@/features/booking/submission/target-query';
import { BOOKING_FORM_MESSAGES } from '../messages';
import { alternativesOf } from '@/features/booking/refusal/refusal-rules';
import type { RefusedAnswer } from '@/features/booking/submission/submission';
import { changeForm } from '@/features/booking/submission/store';
import { withAlternative } from '@/features/booking/submission/submit-info';
import type { SubmitInfo } from '@/features/booking/submission/form';
import { applyRemedy } from '@/features/booking/submission/apply-remedy';
import { remediesOf } from '@/features/booking/refusal/remedy-options';
import { AlternativeList } from '@/features/booking/refusal/components/alternative-list';
import { RemedyList } from '@/features/booking/refusal/components/remedy-list';

export interface CalendarRefusalProps {
  readonly form: SubmitInfo;
  readonly name: string;
  readonly refused: RefusedAnswer;
  /** Called with an alternative slot that was tapped; the default opens the form of its clinic. */
  readonly onAlternative?: (alternative: AlternativeSlot) => void;
}

/**
 * Replaces a calendar that was refused: the reason, the nearest alternative slots elsewhere, and the other remedies.
 */
export function CalendarRefusal({
  form,
  name,
  refused,
  onAlternative: isOffered,
}: CalendarRefusalProps) {
  const t = useText(BOOKING_FORM_MESSAGES);
  const again = useText(REFUSAL_MESSAGES);
  const alternatives = alternativesOf(refused.refusal);
  const goTo = (alternative: AlternativeSlot): void => {
    changeForm((info) => withAlternative(info, alternative));
    void navigate.replace('subscribe', bookingQuery({ ...form, depaCode: alternative.depaCode }));
  };
  return (
    <View>
      <StateBlock
        role="alert"
        icon="calendar-x"
        tone="warning"
        title={t('cannotBook')}
        text={refused.message}
      />
      <Optional>
        {alternatives.length > 0 ? (
          <AlternativeList
            alternatives={alternatives}
            depaCode={form.depaCode}
            name={name}
            takeText={again('choose')}
            onTake={isOffered ?? goTo}
          />
        ) : null}
      </Optional>
      <RemedyList
        options={remediesOf(refused.refusal, ['otherTime', 'wait'])}
        onTake={(way) => {
          if (way.kind !== 'wait') applyRemedy(way, form, 'form');
        }}
      />
    </View>
  );
}
