import type { PaymentMethod } from '@contract/order/payment-fields';
import { useText } from '@/i18n/messages';
import { PLATFORM_NAMES } from '@/platform/platform-names';
import { RadioGroup } from '@/ui/choice/radio-group';
import { Optional } from '@/ui/optional/optional';
import { isWechat } from '../method-rules';
import { PAYMENT_MESSAGES } from '../messages';

export interface MethodChoiceProps {
  /** Those that can be used here. */
  readonly methods: readonly PaymentMethod[];
  readonly value: PaymentMethod | undefined;
  readonly onChange: (method: PaymentMethod) => void;
}

/** Chooses how to pay; nothing where there is no choice. */
export function MethodChoice({ methods, value, onChange }: MethodChoiceProps) {
  const t = useText(PAYMENT_MESSAGES);
  const names = useText(PLATFORM_NAMES);
  return (
    <Optional>
      {methods.length > 1 && value ? (
        <RadioGroup
          label={t('method')}
          value={value}
          options={methods.map((method) => ({
            value: method,
            label: names(isWechat(method) ? 'wechatPay' : 'alipay'),
          }))}
          onChange={onChange}
          shape="chips"
        />
      ) : null}
    </Optional>
  );
}
