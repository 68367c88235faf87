import { useState } from 'react';
import type { LoginAnswer } from '@contract/account/endpoints';
import type { OwnerFact } from '@contract/account/owner-check-endpoints';
import type { AgreedTextsInput } from '@contract/agreement/endpoints';
import { isApiError } from '@/http/failure/api-error';
import { textOf } from '@/i18n/messages';
import { proveAccount, startAnew } from '@/shared/session/api';
import { signIn } from '@/shared/session/session-store';
import { OWNER_CHECK_MESSAGES } from './messages';

/** What was agreed to with the sign-in that is asked about; null where its page asks for no agreement. */
export type OwnerAgreement = (() => Promise<AgreedTextsInput>) | null;

export type FactKind = 'birthday' | 'documentEnd';

const END = /^[0-9A-Za-z]{4}$/;

/** The answer to the question about an account, and the calls that send it; the session begins with their answer. */
export function useOwnerCheck(ticket: string, agreement: OwnerAgreement) {
  const [kind, setKind] = useState<FactKind>('birthday');
  const [birthday, setBirthday] = useState('');
  const [documentEnd, setDocumentEnd] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);

  const settle = (): void => {
    setMissing(false);
    setRefusal('');
  };
  const send = async (
    call: (agreed: AgreedTextsInput | undefined) => Promise<LoginAnswer>,
  ): Promise<void> => {
    if (busy) return;
    setBusy(true);
    settle();
    try {
      signIn(await call(await agreement?.()));
    } catch (reason) {
      setRefusal(isApiError(reason) ? reason.msg : textOf(OWNER_CHECK_MESSAGES)('failed'));
      setBusy(false);
    }
  };
  return {
    kind,
    birthday,
    documentEnd,
    /** The answer was incomplete when it was to be sent. */
    isMissing,
    refusal,
    busy,
    choose(chosen: FactKind): void {
      setKind(chosen);
      settle();
    },
    setBirthday(day: string): void {
      setBirthday(day);
      settle();
    },
    setDocumentEnd(text: string): void {
      setDocumentEnd(text.trim().toUpperCase());
      settle();
    },
    confirm(): void {
      const isThere = kind === 'birthday' ? birthday !== '' : END.test(documentEnd);
      setMissing(!isThere);
      if (!isThere) return;
      const fact: OwnerFact = kind === 'birthday' ? { birthday } : { documentEnd };
      void send((agreed) => proveAccount({ ticket, fact, agreed }));
    },
    startAnew: () => void send((agreed) => startAnew({ ticket, agreed })),
  };
}
export type OwnerCheckForm = ReturnType<typeof useOwnerCheck>;
