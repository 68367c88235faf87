import { View } from '@tarojs/components';
import { useState } from 'react';
import { moneyText } from '@contract/money/money-text-rules';
import { deleteAccount } from '@/shared/session/api';
import type { WrittenContent } from '@/shared/session/api';
import { CodeField, USUAL_CODE_LENGTH } from '@/features/people/account/components/code-field';
import { OutboxHint } from '@/features/people/account/components/outbox-hint';
import { LOGIN_PATH_MESSAGES } from '@/shared/session/login-path-messages';
import { ACCOUNT_MESSAGES } from '@/features/people/account/messages';
import { signOut } from '@/shared/session/session-store';
import { useCodeForm } from '@/features/people/account/forms/use-code-form';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Button } from '@/ui/button/button';
import { Checkbox } from '@/ui/choice/checkbox';
import { RadioGroup } from '@/ui/choice/radio-group';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Refusal } from '@/ui/notice/refusal';
import { Optional } from '@/ui/optional/optional';
import { Popup } from '@/ui/popup/popup';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { showToast } from '@/ui/toast/toast';
import { DELETE_MESSAGES } from './delete-messages';
import styles from './index.module.scss';

export interface DeleteAccountPopupProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Account deletion: what is lost, what prevents it, and a code to confirm. */
export function DeleteAccountPopup({ open, onClose }: DeleteAccountPopupProps) {
  const t = useText(LOGIN_PATH_MESSAGES);
  const account = useText(ACCOUNT_MESSAGES);
  const own = useText(DELETE_MESSAGES);
  const check = useServer(open ? 'GET /passport/user/delete/check.do' : null);
  const [isSure, setSure] = useState(false);
  const [isUnsure, setUnsure] = useState(false);
  const [posts, setPosts] = useState<WrittenContent>('remove');
  const form = useCodeForm(USUAL_CODE_LENGTH, (code) => deleteAccount(code, posts));
  const openOrders = check.data?.openOrders ?? 0;
  const clinicCards = check.data?.clinicCards ?? 0;

  const remove = async (): Promise<void> => {
    setUnsure(!isSure);
    // Marks all missing fields at once.
    const isFilled = form.check();
    if (!isSure || !isFilled || !(await form.submit())) return;
    onClose();
    signOut('account-deleted');
    showToast(clinicCards > 0 ? own('doneButCards') : t('deleteDone'), 'success');
    void navigate.tab('mine');
  };
  const goTo = (name: 'orderList' | 'logoutNotice'): void => {
    onClose();
    void navigate.to(name);
  };
  const footer = !check.data ? undefined : openOrders > 0 ? (
    <Button block onPress={() => goTo('orderList')}>
      {t('deleteOrders')}
    </Button>
  ) : (
    <Button block kind="danger" loading={form.busy} onPress={() => void remove()}>
      {t('deleteGo')}
    </Button>
  );
  return (
    <Popup open={open} onClose={onClose} title={t('deleteTitle')} footer={footer}>
      <Optional>
        {check.error && !check.data ? (
          <ErrorBlock reason={check.error.msg} onRetry={() => void check.refresh()} />
        ) : !check.data ? (
          <Skeleton shape="text" />
        ) : openOrders > 0 ? (
          <NoticeBar tone="warning">{t('deleteOpen', { count: openOrders })}</NoticeBar>
        ) : (
          <>
            <WhatIsLost onNotice={() => goTo('logoutNotice')} />
            <MemberRefund cents={check.data.memberCentsBack} />
            <ClinicCards count={check.data.clinicCards} />
            {check.data.written > 0 ? (
              <WrittenChoice count={check.data.written} value={posts} onChange={setPosts} />
            ) : null}
            <CodeField
              purpose="delete"
              mobile=""
              value={form.code}
              onChange={form.setCode}
              checkMobile={() => true}
              note={account('codeGoes', { mobile: check.data.mobile })}
              error={
                form.isViolation
                  ? account('codeViolation', { count: USUAL_CODE_LENGTH })
                  : undefined
              }
            />
            <Checkbox
              checked={isSure}
              onChange={(on) => {
                setSure(on);
                setUnsure(false);
              }}
              label={t('deleteSure')}
              invalid={isUnsure}
            />
            <Refusal reason={isUnsure ? t('deleteSureViolation') : form.refusal} />
            <OutboxHint />
          </>
        )}
      </Optional>
    </Popup>
  );
}

function WhatIsLost({ onNotice }: { readonly onNotice: () => void }) {
  const t = useText(LOGIN_PATH_MESSAGES);
  return (
    <>
      <View className={styles.lead}>{t('deleteLead')}</View>
      {(['deleteLoses', 'deleteRecords', 'deleteEverywhere'] as const).map((key) => (
        <View key={key} className={styles.item}>
          {t(key)}
        </View>
      ))}
      <View className={styles.more}>
        <Button kind="text" onPress={onNotice}>
          {t('deleteNotice')}
        </Button>
      </View>
    </>
  );
}

/** Money of bought membership days that goes back with the account. */
function MemberRefund({ cents }: { readonly cents: number }) {
  const t = useText(DELETE_MESSAGES);
  return cents > 0 ? <NoticeBar>{t('memberBack', { price: moneyText(cents) })}</NoticeBar> : null;
}

/** What a clinic works on stays with it. */
function ClinicCards({ count }: { readonly count: number }) {
  const t = useText(DELETE_MESSAGES);
  return count > 0 ? <NoticeBar>{t('clinicCards')}</NoticeBar> : null;
}

interface WrittenChoiceProps {
  /** Posts and comments. */
  readonly count: number;
  readonly value: WrittenContent;
  readonly onChange: (value: WrittenContent) => void;
}

/** What becomes of posts and comments. */
function WrittenChoice({ count, value, onChange }: WrittenChoiceProps) {
  const t = useText(DELETE_MESSAGES);
  return (
    <RadioGroup
      label={t('written', { count })}
      value={value}
      onChange={onChange}
      options={[
        { value: 'remove', label: t('remove'), note: t('removeNote') },
        { value: 'anonymise', label: t('anonymise'), note: t('anonymiseNote') },
      ]}
    />
  );
}
