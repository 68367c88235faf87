import { View } from '@tarojs/components';
import { tidyMobile } from '@contract/text/typed-rules';
import { PASTED_MOBILE } from '@/shared/session/form-rules';
import { useText } from '@/i18n/messages';
import { Field } from '@/ui/field/field';
import { TextareaField } from '@/ui/field/textarea-field';
import { BOOKING_FORM_MESSAGES } from '../messages';
import { REMARK_LIMIT } from '@/features/booking/submission/submit-info';

export interface ContactFieldsProps {
  readonly mobile: string;
  readonly remark: string;
  /** The mobile that is used when the field stays empty, masked: of the account whose family the person is in. */
  readonly accountMobile: string;
  /** Somebody else shares the person with the reader. */
  readonly isShared: boolean;
  readonly invalid: boolean;
  readonly onMobile: (mobile: string) => void;
  readonly onRemark: (remark: string) => void;
}

/** The contact mobile of the person, and remarks for the clinic. */
export function ContactFields(props: ContactFieldsProps) {
  const t = useText(BOOKING_FORM_MESSAGES);
  return (
    <View>
      <Field
        label={t('contact')}
        value={props.mobile}
        onChange={(mobile) => props.onMobile(tidyMobile(mobile))}
        kind="tel"
        maxLength={PASTED_MOBILE}
        placeholder={props.accountMobile}
        hint={t(props.isShared ? 'contactHintShared' : 'contactHint', {
          mobile: props.accountMobile,
        })}
        error={props.invalid ? t('contactViolation') : undefined}
        autoComplete="tel-national"
        optional
      />
      <TextareaField
        label={t('remark')}
        value={props.remark}
        onChange={props.onRemark}
        maxLength={REMARK_LIMIT}
        placeholder={t('remarkPlaceholder')}
        optional
      />
    </View>
  );
}
