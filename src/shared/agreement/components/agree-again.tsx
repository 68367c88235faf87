import { useState } from 'react';
import { View } from '@tarojs/components';
import { LOGIN_SIGNS, signOf } from '@contract/agreement/text-rules';
import type { FamilyDocument } from '@contract/agreement/text-rules';
import { logOut } from '@/shared/session/log-out';
import { session, updateSession } from '@/shared/session/session-store';
import { shownError } from '@/http/failure/shown-error';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import type { RouteName } from '@/routes/table';
import { Button } from '@/ui/button/button';
import { Refusal } from '@/ui/notice/refusal';
import { AGREEMENT_MESSAGES } from '../messages';
import { recordAgreement } from '../report-agreement';

export interface AgreeAgainProps {
  /** A text that is agreed to for the family; left out: the login's. */
  readonly family?: FamilyDocument;
}

const decline = async (): Promise<void> => {
  await logOut();
  void navigate.tab('home');
};

/** Where each consent for the family is withdrawn. */
const WITHDRAWN_ON = {
  childrenPrivacy: 'memberList',
  memberConsent: 'memberList',
  healthConsent: 'personalManage',
  followUpConsent: 'personalManage',
} as const satisfies Readonly<Record<FamilyDocument, RouteName>>;
const DECLINE = { memberList: 'declineFamily', personalManage: 'declineConsent' } as const;

async function agreeForFamily(document: FamilyDocument): Promise<void> {
  await recordAgreement('FAMILY', [signOf(document)]);
  const left = session().familyTextsDue.filter((each) => each !== document);
  updateSession({ familyTextsDue: left });
}

async function agreeToLogin(): Promise<void> {
  await recordAgreement('LOGIN', LOGIN_SIGNS);
  updateSession({ agreementDue: false });
}

/**
 * The answer of an account that is asked for its agreement: to go on, or to sign out; where it is asked for its family, to go where
 * that consent is withdrawn.
 */
export function AgreeAgain({ family }: AgreeAgainProps) {
  const t = useText(AGREEMENT_MESSAGES);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const agree = async (): Promise<void> => {
    setBusy(true);
    setRefusal('');
    try {
      await (family ? agreeForFamily(family) : agreeToLogin());
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
      <Button
        block
        kind="text"
        onPress={() => void (family ? navigate.replace(WITHDRAWN_ON[family]) : decline())}
      >
        {t(family ? DECLINE[WITHDRAWN_ON[family]] : 'decline')}
      </Button>
    </View>
  );
}
