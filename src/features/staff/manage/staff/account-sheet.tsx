import { View } from '@tarojs/components';
import type { FirstPassword, StaffAccount } from '@contract/manage/staff-endpoints';
import type { AccountStep } from '@contract/manage/staff-rules';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Refusal } from '@/ui/notice/refusal';
import { Popup } from '@/ui/popup/popup';
import { useConfirm } from '@/ui/popup/use-confirm';
import { showToast } from '@/ui/toast/toast';
import { manageRequest } from '../api';
import type { ManageCall } from '../api';
import { AccountTags } from './account-row';
import { STAFF_ACCOUNT_MESSAGES } from './staff-messages';
import { useStaffStep } from './use-staff-step';
import styles from './staff.module.scss';

const CALLS = {
  signOut: 'POST /manage/staff/signOut.do',
  password: 'POST /manage/staff/password.do',
  resetFactor: 'POST /manage/staff/resetFactor.do',
  end: 'POST /manage/staff/end.do',
} as const satisfies Record<AccountStep, ManageCall>;

export interface AccountSheetProps {
  readonly account: StaffAccount;
  readonly onClose: () => void;
  /** After a step; with the password that it has given, if any. */
  readonly onDone: (given: FirstPassword | null) => void;
}

/** What can be done with an account. */
export function AccountSheet({ account, onClose, onDone }: AccountSheetProps) {
  const t = useText(STAFF_ACCOUNT_MESSAGES);
  const [ask, dialog] = useConfirm();
  const { busy, problem, run } = useStaffStep();
  const { staffId, name, login, steps } = account;
  const take = async (step: AccountStep): Promise<void> => {
    const isAgreed = await ask({
      title: t(`${step}Ask`, { name }),
      text: t(`${step}Text`),
      confirmText: t(step),
      tone: step === 'end' ? 'danger' : 'plain',
    });
    if (!isAgreed) return;
    const given = await run(async () => manageRequest(CALLS[step], { staffId }));
    if (given === undefined) return;
    if (given === null) showToast(t('done'), 'success');
    onDone(given);
  };
  return (
    <Popup open title={name} onClose={onClose}>
      <View className={styles.note}>{login}</View>
      <AccountTags account={account} />
      <Refusal title={t('failed')} reason={problem} />
      {steps.length === 0 ? <NoticeBar tone="info">{t('noSteps')}</NoticeBar> : null}
      <View className={styles.buttons}>
        {steps.map((step) => (
          <Button
            key={step}
            size="sm"
            kind={step === 'end' ? 'danger' : 'secondary'}
            loading={busy}
            onPress={() => void take(step)}
          >
            {t(step)}
          </Button>
        ))}
      </View>
      {dialog}
    </Popup>
  );
}
