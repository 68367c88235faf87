import { View } from '@tarojs/components';
import { LOGIN_SIGNS } from '@contract/agreement/text-rules';
import { logOut } from '@/features/account/log-out';
import { updateSession } from '@/features/account/session-store';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Button } from '@/ui/button/button';
import { AGREEMENT_MESSAGES } from '../messages';
import { reportAgreement } from '../report-agreement';

const agree = (): void => {
  reportAgreement('LOGIN', LOGIN_SIGNS);
  updateSession({ agreementDue: false });
  void navigate.back();
};

const decline = async (): Promise<void> => {
  await logOut();
  void navigate.tab('home');
};

/** The answer of an account that is asked for its agreement: to go on, or to sign out. */
export function AgreeAgain() {
  const t = useText(AGREEMENT_MESSAGES);
  return (
    <View>
      <Button block onPress={agree}>
        {t('agree')}
      </Button>
      <Button block kind="text" onPress={() => void decline()}>
        {t('decline')}
      </Button>
    </View>
  );
}
