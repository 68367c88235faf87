import { useEffect } from 'react';
import { HandOver } from '@/shared/host/components/hand-over';
import { raiseFlag } from '@/shared/host/platform-flags';
import { returnPath } from '@/shared/session/return-path-rules';
import { runtime } from '@/platform/runtime';
import { useRouteQuery } from '@/routes/hooks';
import { urlOf } from '@/routes/navigate';

const PAYMENT_APP: readonly string[] = ['alipay', 'alipay-mini'];

/** Redirects to login by the payment app's account, and back to `redirect` (specification §2, §4). */
export default function AlipayAuth() {
  const suits = PAYMENT_APP.includes(runtime().kind);
  useEffect(() => {
    if (suits) raiseFlag('isAlipayHealth');
  }, [suits]);
  return (
    <HandOver
      route="alipayAuth"
      platform="alipay"
      suits={suits}
      path={returnPath(useRouteQuery()) ?? urlOf('home')}
    />
  );
}
