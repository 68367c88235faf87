import { View } from '@tarojs/components';
import { useState } from 'react';
import { NAME_LENGTH } from '@contract/linkman/name-rules';
import type { OwnPrize } from '@contract/lottery/endpoints';
import { ADDRESS_LENGTH } from '@contract/lottery/lottery-rules';
import { tidyMobile } from '@contract/text/typed-rules';
import { PASTED_MOBILE } from '@/shared/session/form-rules';
import { RegionField } from '@/features/people/family-member/components/region-field';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { Checkbox } from '@/ui/choice/checkbox';
import { Field } from '@/ui/field/field';
import { focusFirstInvalid } from '@/ui/field/focus-first-invalid';
import type { PrizeClaim } from '../api';
import { violationsOf } from '../claim-rules';
import type { ClaimDraft } from '../claim-rules';
import { DELIVERY_CONSENT_MESSAGES } from '../consent-messages';
import { LOTTERY_MESSAGES } from '../messages';
import styles from './lottery.module.scss';

export interface ClaimFormProps {
  readonly prize: OwnPrize;
  readonly busy: boolean;
  readonly onCancel: () => void;
  readonly onSave: (claim: PrizeClaim) => void;
}

const EMPTY: ClaimDraft = { name: '', mobile: '', regionCode: '', address: '', consent: false };

/** Where a prize is sent to, and the consent to use it for that. */
export function ClaimForm({ prize, busy, onCancel, onSave }: ClaimFormProps) {
  const t = useText(LOTTERY_MESSAGES);
  const c = useText(DELIVERY_CONSENT_MESSAGES);
  const [draft, setDraft] = useState<ClaimDraft>({ ...EMPTY, ...prize.delivery });
  const [tried, setTried] = useState(false);
  const change = (part: Partial<ClaimDraft>): void => setDraft({ ...draft, ...part });
  const wrong = tried ? violationsOf(draft) : [];
  const save = (): void => {
    setTried(true);
    if (violationsOf(draft).length > 0) return focusFirstInvalid();
    onSave({ ticketId: prize.ticketId, ...draft, consent: true });
  };
  return (
    <View className={styles.form}>
      <View className={styles.heading} {...semantics({ role: 'heading', level: 3 })}>
        {t('claimTitle')}
      </View>
      <Field
        label={t('name')}
        value={draft.name}
        onChange={(name) => change({ name })}
        maxLength={NAME_LENGTH}
        autoComplete="name"
        error={wrong.includes('name') ? t('nameViolation') : undefined}
      />
      <Field
        label={t('mobile')}
        kind="tel"
        value={draft.mobile}
        onChange={(mobile) => change({ mobile: tidyMobile(mobile) })}
        maxLength={PASTED_MOBILE}
        autoComplete="tel-national"
        error={wrong.includes('mobile') ? t('mobileViolation') : undefined}
      />
      <RegionField
        value={draft.regionCode}
        onChange={(regionCode) => change({ regionCode })}
        required={{
          label: t('region'),
          error: wrong.includes('regionCode') ? t('regionViolation') : undefined,
        }}
      />
      <Field
        label={t('address')}
        value={draft.address}
        onChange={(address) => change({ address })}
        placeholder={t('addressPlaceholder')}
        maxLength={ADDRESS_LENGTH}
        autoComplete="street-address"
        error={wrong.includes('address') ? t('addressViolation') : undefined}
      />
      <Checkbox
        checked={draft.consent}
        onChange={(consent) => change({ consent })}
        label={c('consent')}
        invalid={wrong.includes('consent')}
      />
      <View className={styles.note} {...semantics({ live: 'polite' })}>
        {wrong.includes('consent') ? t('consentViolation') : ''}
      </View>
      <View className={styles.foot}>
        <Button block loading={busy} onPress={save}>
          {t('save')}
        </Button>
      </View>
      <View className={styles.foot}>
        <Button block kind="text" onPress={onCancel}>
          {t('cancel')}
        </Button>
      </View>
    </View>
  );
}
