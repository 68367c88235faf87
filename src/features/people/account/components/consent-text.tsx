import { Text, View } from '@tarojs/components';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { ACCOUNT_MESSAGES } from '../messages';
import { TextLink } from '@/ui/button/text-link';

/** What a user agrees to when logging in, with links to both documents. @param lead words before them, if not "I agree" */
export function ConsentText({ lead }: { readonly lead?: string | undefined }) {
  const t = useText(ACCOUNT_MESSAGES);
  return (
    <View>
      <Text>{lead ?? t('consentLead')}</Text>
      <TextLink onPress={() => void navigate.to('userAgreement')}>{t('userAgreement')}</TextLink>
      <Text>{t('consentAnd')}</Text>
      <TextLink onPress={() => void navigate.to('privacyPolicy')}>{t('privacyPolicy')}</TextLink>
    </View>
  );
}
