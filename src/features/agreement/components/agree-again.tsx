import { useState } from 'react';
import { View } from '@tarojs/components';
import { LOGIN_SIGNS } from '@contract/agreement/text-rules';
import { logOut } from '@/features/account/log-out';
import { updateSession } from '@/features/account/session-store';
import { shownError } from '@/http/failure/shown-error';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Button } from '@/ui/button/button';
import { Refusal } from '@/ui/notice/refusal';
import { AGREEMENT_MESSAGES } from '../messages';
import { recordAgreement } from '../report-agreement';

const decline = async (): Promise<void> => {
  await logOut();
  void navigate.tab('home');
};

/** The answer of an account that is asked for its agreement: to go on, or to sign out. */
export function AgreeAgain() {
  const t = useText(AGREEMENT_MESSAGES);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const agree = async (): Promise<void> => {
    setBusy(true);
    setRefusal('');
    try {
      await recordAgreement('LOGIN', LOGIN_SIGNS);
      updateSession({ agreementDue: false });
      void navigate.back();
    } catch (error) {
      setRefusal(shownError(error).msg);
    } finally {
      setBusy(false);
    }
  };
  return (
    <View>
      <Refusal reason={refusal} />
      <Button block loading={busy} onPress={() => void agree()}>
        {t('agree')}
      </Button>
      <Button block kind="text" onPress={() => void decline()}>
        {t('decline')}
      </Button>
    </View>
  );
}
