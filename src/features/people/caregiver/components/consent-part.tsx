import { View } from '@tarojs/components';
import { ConsentCard, ConsentCheck } from '@/features/people/family-member/components/consent-card';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { TextLink } from '@/ui/button/text-link';
import { CAREGIVER_CONSENT_MESSAGES } from '../consent-messages';
import { CAREGIVER_MESSAGES } from '../messages';

interface ConsentPartProps {
  readonly side: 'consentOwner' | 'consentCaregiver';
  /** The person, as their reader may know them. */
  readonly name: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** What is said where it was left out; '' otherwise. */
  readonly violation: string;
}

/** The consent to sharing, of either side. */
export function ConsentPart({ side, name, checked, onChange, violation }: ConsentPartProps) {
  const t = useText(CAREGIVER_MESSAGES);
  const said = useText(CAREGIVER_CONSENT_MESSAGES);
  return (
    <ConsentCard title={said('consentTitle')} text={said('consentText', { name })}>
      <ConsentCheck
        label={side === 'consentOwner' ? said(side, { name }) : said(side)}
        checked={checked}
        onChange={onChange}
        fault={violation}
      />
      <View>
        <TextLink onPress={() => void navigate.to('consentText', { of: 'caregiverConsent' })}>
          {t('consentMore')}
        </TextLink>
      </View>
    </ConsentCard>
  );
}
