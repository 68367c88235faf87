import { useState } from 'react';
import type { LoginAnswer } from '@contract/account/endpoints';
import type { OwnerFact } from '@contract/account/owner-check-endpoints';
import { serverToday } from '@/http/server-clock';
import { isApiError } from '@/http/failure/api-error';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/field/field';
import { PickerField } from '@/ui/field/picker-field';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Refusal } from '@/ui/notice/refusal';
import { Dialog } from '@/ui/popup/dialog';
import { Tabs } from '@/ui/tabs/tabs';
import { proveAccount, startAnew } from '../api';
import { OWNER_CHECK_MESSAGES } from '../owner-check-messages';
import { signIn } from '../session-store';

export interface OwnerCheckProps {
  /** Of the refused sign-in. */
  readonly ticket: string;
  readonly onBack: () => void;
}

const EARLIEST = '1900-01-01';
const END = /^[0-9A-Za-z]{4}$/;
type Kind = 'birthday' | 'document';

/** Asks whoever has an account's number for a fact of its family; the session begins with the right answer, or anew. */
export function OwnerCheck({ ticket, onBack }: OwnerCheckProps) {
  const t = useText(OWNER_CHECK_MESSAGES);
  const [kind, setKind] = useState<Kind>('birthday');
  const [birthday, setBirthday] = useState('');
  const [documentEnd, setDocumentEnd] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const [forgotten, setForgotten] = useState(false);

  const settle = (): void => {
    setMissing(false);
    setRefusal('');
  };
  const send = async (call: () => Promise<LoginAnswer>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    settle();
    try {
      signIn(await call());
    } catch (reason) {
      setRefusal(isApiError(reason) ? reason.msg : t('failed'));
      setBusy(false);
    }
  };
  const confirm = (): void => {
    const isThere = kind === 'birthday' ? birthday !== '' : END.test(documentEnd);
    setMissing(!isThere);
    if (!isThere) return;
    const fact: OwnerFact = kind === 'birthday' ? { birthday } : { documentEnd };
    void send(() => proveAccount(ticket, fact));
  };
  const beNew = (): void => {
    setLeaving(false);
    void send(() => startAnew(ticket));
  };
  return (
    <>
      <NoticeBar title={t('title')}>{t('why')}</NoticeBar>
      <Tabs
        label={t('which')}
        active={kind}
        onSelect={(chosen) => {
          setKind(chosen);
          settle();
        }}
        items={[
          { key: 'birthday', label: t('byBirthday') },
          { key: 'document', label: t('byDocument') },
        ]}
      />
      {kind === 'birthday' ? (
        <PickerField
          mode="date"
          label={t('birthday')}
          value={birthday}
          min={EARLIEST}
          max={serverToday()}
          onChange={(day) => {
            setBirthday(day);
            settle();
          }}
          hint={t('birthdayHint')}
          error={isMissing ? t('missing') : undefined}
        />
      ) : (
        <Field
          label={t('documentEnd')}
          value={documentEnd}
          onChange={(text) => {
            setDocumentEnd(text.trim().toUpperCase());
            settle();
          }}
          maxLength={4}
          autoComplete="off"
          hint={t('documentHint')}
          error={isMissing ? t('missingEnd') : undefined}
          onConfirm={confirm}
        />
      )}
      <Refusal reason={refusal} />
      <Button block loading={busy} onPress={confirm}>
        {t('confirm')}
      </Button>
      {forgotten ? (
        <NoticeBar
          title={t('forgotten')}
          action={{ text: t('askService'), onPress: () => void navigate.to('feedback') }}
        >
          {t('forgottenText')}
        </NoticeBar>
      ) : (
        <Button kind="text" block onPress={() => setForgotten(true)}>
          {t('forgotten')}
        </Button>
      )}
      <Button kind="secondary" block onPress={() => setLeaving(true)}>
        {t('notMe')}
      </Button>
      <Button kind="text" block onPress={onBack}>
        {t('back')}
      </Button>
      <Dialog
        open={leaving}
        title={t('notMeTitle')}
        confirmText={t('notMeGo')}
        cancelText={t('notMeNo')}
        onConfirm={beNew}
        onCancel={() => setLeaving(false)}
      >
        {t('notMeText')}
      </Dialog>
    </>
  );
}
