import { TEXT_LIMITS } from '@contract/community/content-limit-rules';
import { REPORT_REASONS } from '@contract/community/report-rules';
import type { ReportReason } from '@contract/community/report-endpoints';
import { useText } from '@/i18n/messages';
import { RadioGroup } from '@/ui/choice/radio-group';
import { TextareaField } from '@/ui/field/textarea-field';
import { MODERATION_MESSAGES } from '../messages';
import { useReasonText } from '../use-reason-text';

/** Why something is decided, and what its author reads about it. */
export interface Reasons {
  readonly reason: ReportReason | undefined;
  readonly detail: string;
}

export const NO_REASONS: Reasons = { reason: undefined, detail: '' };

export interface ReasonFieldsProps {
  readonly value: Reasons;
  readonly onChange: (value: Reasons) => void;
  /** The moderator tried to send: a missing reason is said. */
  readonly isAsked: boolean;
}

/** The reason of a decision, one of a report's, and a detail for its author. */
export function ReasonFields({ value, onChange, isAsked }: ReasonFieldsProps) {
  const t = useText(MODERATION_MESSAGES);
  const reasonText = useReasonText();
  return (
    <>
      <RadioGroup
        label={t('reason')}
        shape="chips"
        required
        value={value.reason}
        options={REPORT_REASONS.map((each) => ({ value: each, label: reasonText(each) }))}
        onChange={(reason) => onChange({ ...value, reason })}
        error={isAsked && !value.reason ? t('chooseReason') : undefined}
      />
      <TextareaField
        label={t('detail')}
        hint={t('detailHint')}
        value={value.detail}
        onChange={(detail) => onChange({ ...value, detail })}
        maxLength={TEXT_LIMITS.explain}
        optional
      />
    </>
  );
}
