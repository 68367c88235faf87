import { useText } from '@/i18n/messages';
import { Refusal } from '@/ui/notice/refusal';
import type { MobileForm } from '../forms/use-mobile-form';
import { ACCOUNT_MESSAGES } from '../messages';
import { CodeField } from './code-field';
import { MobileField } from './mobile-field';

export interface MobileFieldsProps {
  readonly label: string;
  readonly form: MobileForm;
  /** Digits of a code. */
  readonly length: number;
  readonly onConfirm: () => void;
}

/** A mobile that is new to the account, the code sent to it, and why it was refused. */
export function MobileFields({ label, form, length, onConfirm }: MobileFieldsProps) {
  const t = useText(ACCOUNT_MESSAGES);
  return (
    <>
      <MobileField
        label={label}
        value={form.mobile}
        onChange={form.setMobile}
        isWrong={form.isWrong}
      />
      <CodeField
        purpose="bind"
        mobile={form.mobile}
        value={form.code}
        onChange={form.setCode}
        checkMobile={form.checkMobile}
        error={form.isViolation ? t('codeViolation', { count: length }) : undefined}
        onConfirm={onConfirm}
      />
      <Refusal reason={form.refusal} />
    </>
  );
}
