import { useText } from '@/i18n/messages';
import { Field } from '@/ui/field/field';
import { PASTED_MOBILE } from '@/shared/session/form-rules';
import { ACCOUNT_MESSAGES } from '../messages';

export interface MobileFieldProps {
  /** By default "mobile". */
  readonly label?: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly hint?: string | undefined;
  /** It was no mobile at the last submission. */
  readonly isWrong: boolean;
}

/** A mobile that somebody types or pastes. */
export function MobileField({ label, isWrong, ...rest }: MobileFieldProps) {
  const t = useText(ACCOUNT_MESSAGES);
  return (
    <Field
      {...rest}
      label={label ?? t('mobile')}
      kind="tel"
      placeholder={t('mobilePlaceholder')}
      maxLength={PASTED_MOBILE}
      autoComplete="tel-national"
      confirmType="next"
      error={isWrong ? t('mobileViolation') : undefined}
    />
  );
}
