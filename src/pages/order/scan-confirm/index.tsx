import { useState } from 'react';
import { useLoginGate } from '@/shared/session/use-login-gate';
import { codeIn } from '@/pages/order/scan-confirm/arrival-rules';
import { useRouteQuery } from '@/routes/hooks';
import { usePageTitle } from '@/routes/page-title';
import { ArrivalList } from './arrival-list';
import { CodeForm } from './code-form';

/** Check-in at the clinic: its code is scanned, opened as a link (query `code`) or typed. */
export default function ScanConfirm() {
  const title = usePageTitle('scanConfirm');
  const query = useRouteQuery();
  const isLogin = useLoginGate('scanConfirm', query);
  const [code, setCode] = useState(() => codeIn(query.code ?? ''));
  return code && isLogin ? (
    <ArrivalList title={title} code={code} onAnother={() => setCode(null)} />
  ) : (
    <CodeForm title={title} onCode={setCode} />
  );
}
