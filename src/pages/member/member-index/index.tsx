import { useState } from 'react';
import { useLoginGate } from '@/shared/session/use-login-gate';
import { OPERATOR } from '@/shared/agreement/operator';
import { BeanOffer } from '@/features/rewards/membership/components/bean-offer';
import { CodePopup } from '@/features/rewards/membership/components/code-popup';
import { PurchaseOffer } from '@/features/rewards/membership/components/purchase-offer';
import { StatusCard } from '@/features/rewards/membership/components/status-card';
import { TermsList } from '@/features/rewards/membership/components/terms-list';
import { MEMBERSHIP_MESSAGES } from '@/features/rewards/membership/messages';
import { mayBeSoldIn } from '@/features/rewards/membership/sales-rules';
import { useMemberSteps } from '@/features/rewards/membership/use-member-steps';
import { loadState } from '@/http/hooks/load-state';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { callPhone } from '@/platform/phone-call';
import { runtime } from '@/platform/runtime';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { Refusal } from '@/ui/notice/refusal';
import { Page } from '@/ui/page/page';
import { useConfirm } from '@/ui/popup/use-confirm';

const toPrivileges = (): void => void navigate.to('privilegeCenter');
const toAgreement = (): void => void navigate.to('vipAgreement');

/** The member centre: status, how to become a member, terms. */
export default function MemberIndex() {
  const t = useText(MEMBERSHIP_MESSAGES);
  const title = usePageTitle('memberIndex');
  const isLogin = useLoginGate('memberIndex', {});
  const member = useServer(isLogin ? 'GET /member/wx/memberCenter/getMemberInfo.do' : null, {});
  const [ask, question] = useConfirm();
  const { busy, refusal, exchange, redeem, end } = useMemberSteps(ask);
  const [isTyping, setTyping] = useState(false);
  const isSold = mayBeSoldIn(runtime());
  const { data } = member;
  if (!data) return <Page title={title} {...loadState(member, t('loadFailed'))} />;
  const redeemed = async (code: string): Promise<void> => {
    if (await redeem(code)) setTyping(false);
  };
  return (
    <Page title={title}>
      <Refusal title={t('failed')} reason={isTyping ? '' : refusal} />
      <StatusCard info={data} />
      <CellGroup>
        <Cell
          icon="crown"
          title={t('privileges')}
          value={t('allPrivileges')}
          onPress={toPrivileges}
        />
        {isSold ? (
          <Cell
            icon="ticket"
            title={t('code')}
            note={t('codeNote')}
            onPress={() => setTyping(true)}
          />
        ) : null}
      </CellGroup>
      {isSold ? <PurchaseOffer info={data} /> : null}
      <BeanOffer
        forBeans={data.forBeans}
        busy={busy === 'exchange'}
        onExchange={() => void exchange(data.forBeans)}
      />
      <TermsList terms={data.terms} busy={busy} onEnd={(term) => void end(term)} />
      <CellGroup>
        {isSold && data.terms.some(({ source }) => source === 'payment') ? (
          <Cell
            icon="receipt"
            title={t('invoice')}
            note={t('invoiceNote', { phone: OPERATOR.phone })}
            onPress={() => callPhone(OPERATOR.phone)}
          />
        ) : null}
        <Cell icon="file-text" title={t('agreement')} onPress={toAgreement} />
      </CellGroup>
      <CodePopup
        open={isTyping}
        busy={busy === 'code'}
        refusal={isTyping ? refusal : ''}
        onClose={() => setTyping(false)}
        onRedeem={(code) => void redeemed(code)}
      />
      {question}
    </Page>
  );
}
