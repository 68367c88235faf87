import { useState } from 'react';
import type { BeanCause } from '@contract/beans/bean-rules';
import type { DataOf } from '@contract/endpoints';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { RadioGroup } from '@/ui/choice/radio-group';
import { Field } from '@/ui/field/field';
import { Refusal } from '@/ui/notice/refusal';
import { Popup } from '@/ui/popup/popup';
import { amountIn, mostToGive } from '../amount-rules';
import { BEAN_MESSAGES } from '../messages';

type Causes = DataOf<'GET /health-beans/activeTask/list.do'>['causes'];

export interface DonatePopupProps {
  readonly open: boolean;
  readonly causes: Causes;
  readonly balance: number;
  readonly busy: boolean;
  readonly refusal: string;
  readonly onClose: () => void;
  readonly onGive: (cause: BeanCause, beans: number) => void;
}

const DIGITS = 5;

/** Which cause, how many. */
export function DonatePopup(props: DonatePopupProps) {
  const { open, causes, balance, busy, refusal, onClose, onGive } = props;
  const t = useText(BEAN_MESSAGES);
  const [cause, setCause] = useState<BeanCause | undefined>(causes[0]?.cause);
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const most = mostToGive(balance);
  const amount = amountIn(text, balance);
  const give = (): void => {
    setTried(true);
    if (amount !== null && cause !== undefined) onGive(cause, amount);
  };
  return (
    <Popup
      open={open}
      onClose={onClose}
      title={t('give')}
      footer={
        <Button block loading={busy} onPress={give}>
          {amount === null ? t('giveButton') : t('giveNow', { count: amount })}
        </Button>
      }
    >
      <Refusal title={t('failed')} reason={refusal} />
      <RadioGroup
        label={t('giveTitle')}
        value={cause}
        options={causes.map((each) => ({
          value: each.cause,
          label: each.title,
          note: each.note,
        }))}
        onChange={setCause}
      />
      <Field
        label={t('amount')}
        kind="number"
        value={text}
        maxLength={DIGITS}
        hint={t('amountHint', { count: balance })}
        error={tried && amount === null ? t('amountViolation', { count: most }) : undefined}
        onChange={setText}
      />
    </Popup>
  );
}
