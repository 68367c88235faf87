import { useState } from 'react';
import { serverToday } from '@/http/server-clock';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/field/field';
import { PickerField } from '@/ui/field/picker-field';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Refusal } from '@/ui/notice/refusal';
import { Page } from '@/ui/page/page';
import { Dialog } from '@/ui/popup/dialog';
import { Tabs } from '@/ui/tabs/tabs';
import { OWNER_CHECK_MESSAGES } from './messages';
import { useOwnerCheck } from './use-owner-check';
import type { OwnerAgreement, OwnerCheckForm } from './use-owner-check';

export interface OwnerCheckProps {
  /** Of the refused sign-in. */
  readonly ticket: string;
  readonly agreement: OwnerAgreement;
  readonly onBack: () => void;
}

/** Asks whoever has an account's number for a fact of its family; the session begins with the right answer, or anew. */
export function OwnerCheck({ ticket, agreement, onBack }: OwnerCheckProps) {
  const t = useText(OWNER_CHECK_MESSAGES);
  const form = useOwnerCheck(ticket, agreement);
  return (
    <Page title={t('title')}>
      <NoticeBar>{t('why')}</NoticeBar>
      <Tabs
        label={t('which')}
        active={form.kind}
        onSelect={form.choose}
        items={[
          { key: 'birthday', label: t('byBirthday') },
          { key: 'documentEnd', label: t('byDocument') },
        ]}
      />
      <FactField form={form} />
      <Refusal reason={form.refusal} />
      <Button block loading={form.busy} onPress={form.confirm}>
        {t('confirm')}
      </Button>
      <Forgotten />
      <NotMe onConfirm={form.startAnew} />
      <Button kind="text" block onPress={onBack}>
        {t('back')}
      </Button>
    </Page>
  );
}

const EARLIEST = '1900-01-01';

function FactField({ form }: { readonly form: OwnerCheckForm }) {
  const t = useText(OWNER_CHECK_MESSAGES);
  return form.kind === 'birthday' ? (
    <PickerField
      mode="date"
      label={t('birthday')}
      value={form.birthday}
      min={EARLIEST}
      max={serverToday()}
      onChange={form.setBirthday}
      hint={t('birthdayHint')}
      error={form.isMissing ? t('missing') : undefined}
    />
  ) : (
    <Field
      label={t('documentEnd')}
      value={form.documentEnd}
      onChange={form.setDocumentEnd}
      maxLength={4}
      autoComplete="off"
      hint={t('documentHint')}
      error={form.isMissing ? t('missingEnd') : undefined}
      onConfirm={form.confirm}
    />
  );
}

/** What an owner does who remembers nothing. */
function Forgotten() {
  const t = useText(OWNER_CHECK_MESSAGES);
  const [open, setOpen] = useState(false);
  // Customer service asks for a sign-in; feedback does not.
  const write = { text: t('askService'), onPress: () => void navigate.to('feedback') };
  return open ? (
    <NoticeBar title={t('forgotten')} action={write}>
      {t('forgottenText')}
    </NoticeBar>
  ) : (
    <Button kind="text" block onPress={() => setOpen(true)}>
      {t('forgotten')}
    </Button>
  );
}

/** The number was given to somebody else: asked once more, as the account cannot be taken back here. */
function NotMe({ onConfirm }: { readonly onConfirm: () => void }) {
  const t = useText(OWNER_CHECK_MESSAGES);
  const [open, setOpen] = useState(false);
  const confirm = (): void => {
    setOpen(false);
    onConfirm();
  };
  return (
    <>
      <Button kind="secondary" block onPress={() => setOpen(true)}>
        {t('notMe')}
      </Button>
      <Dialog
        open={open}
        title={t('notMeTitle')}
        confirmText={t('notMeGo')}
        cancelText={t('notMeNo')}
        onConfirm={confirm}
        onCancel={() => setOpen(false)}
      >
        {t('notMeText')}
      </Dialog>
    </>
  );
}
