import { useState } from 'react';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/field/field';
import { Refusal } from '@/ui/notice/refusal';
import { Popup } from '@/ui/popup/popup';
import { codeIn } from '../code-rules';
import { MEMBERSHIP_MESSAGES } from '../messages';

export interface CodePopupProps {
  readonly open: boolean;
  readonly busy: boolean;
  readonly refusal: string;
  readonly onClose: () => void;
  readonly onRedeem: (code: string) => void;
}

/** Characters that a pasted code may have, with its hyphens. */
const PASTED = 32;

/** A code to type or paste. */
export function CodePopup({ open, busy, refusal, onClose, onRedeem }: CodePopupProps) {
  const t = useText(MEMBERSHIP_MESSAGES);
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const code = codeIn(typed);
  const redeem = (): void => {
    setTried(true);
    if (code !== null) onRedeem(code);
  };
  return (
    <Popup
      open={open}
      onClose={onClose}
      title={t('code')}
      footer={
        <Button block loading={busy} onPress={redeem}>
          {t('redeem')}
        </Button>
      }
    >
      <Refusal title={t('failed')} reason={refusal} />
      <Field
        label={t('codeLabel')}
        value={typed}
        maxLength={PASTED}
        hint={t('codeHint')}
        error={tried && code === null ? t('codeViolation') : undefined}
        onChange={setTyped}
      />
    </Popup>
  );
}
