import { View } from '@tarojs/components';
import { tidyMobile } from '@contract/text/typed-rules';
import { PASTED_MOBILE } from '@/shared/session/form-rules';
import { useText } from '@/i18n/messages';
import { Field } from '@/ui/field/field';
import { ADDRESS_LENGTH } from '../violation-rules';
import { LINKMAN_MESSAGES } from '../messages';
import type { MemberFieldsProps } from './identity-fields';
import { RegionField } from './region-field';

export interface ContactFieldsProps extends Omit<MemberFieldsProps, 'today'> {
  /** What the mobile's field says where it is left empty. */
  readonly mobileHint: string;
}

/** Mobile and address of the person. */
export function ContactFields({ draft, violations, change, mobileHint }: ContactFieldsProps) {
  const t = useText(LINKMAN_MESSAGES);
  return (
    <View>
      <Field
        label={t('mobile')}
        kind="tel"
        value={draft.mobile}
        onChange={(mobile) => change({ mobile: tidyMobile(mobile) })}
        maxLength={PASTED_MOBILE}
        autoComplete="tel-national"
        hint={mobileHint}
        error={violations.mobile ? t('mobileViolation') : undefined}
      />
      <RegionField value={draft.regionCode} onChange={(regionCode) => change({ regionCode })} />
      <Field
        label={t('address')}
        value={draft.address}
        onChange={(address) => change({ address })}
        placeholder={t('addressPlaceholder')}
        maxLength={ADDRESS_LENGTH}
        autoComplete="street-address"
        optional
        error={violations.address ? t('addressLong', { count: ADDRESS_LENGTH }) : undefined}
      />
    </View>
  );
}
