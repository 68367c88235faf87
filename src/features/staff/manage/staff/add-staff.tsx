import { useState } from 'react';
import { View } from '@tarojs/components';
import { CLINIC_OF_ROLE, rolesGivenBy } from '@contract/manage/staff-rules';
import type { StaffRoleName } from '@contract/manage/staff-rules';
import type { FirstPassword } from '@contract/manage/staff-endpoints';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { RadioGroup } from '@/ui/choice/radio-group';
import { Field } from '@/ui/field/field';
import { Refusal } from '@/ui/notice/refusal';
import { Popup } from '@/ui/popup/popup';
import { manageRequest } from '../api';
import type { ManageRole } from '../section';
import { STAFF_ACCOUNT_MESSAGES } from './staff-messages';
import { useStaffStep } from './use-staff-step';
import styles from './staff.module.scss';

const LEAST_LOGIN = 3;
const MOST = 40;

export interface AddStaffProps {
  /** Of whoever makes it. */
  readonly by: ManageRole;
  /** Null: the operator has chosen none. */
  readonly depaCode: string | null;
  readonly onClose: () => void;
  readonly onMade: (given: FirstPassword) => void;
}

/** Makes an account: of the desk by a manager, of any role by the operator. */
export function AddStaff({ by, depaCode, onClose, onMade }: AddStaffProps) {
  const t = useText(STAFF_ACCOUNT_MESSAGES);
  const roles = rolesGivenBy(by);
  const [role, setRole] = useState<StaffRoleName>(
    depaCode === null
      ? (roles.find((each) => CLINIC_OF_ROLE[each] !== 'needed') ?? 'desk')
      : 'desk',
  );
  const [login, setLogin] = useState('');
  const [name, setName] = useState('');
  const { busy, problem, run } = useStaffStep();
  const kind = CLINIC_OF_ROLE[role];
  const isMissing = kind === 'needed' && depaCode === null;
  const isReady = login.trim().length >= LEAST_LOGIN && name.trim() !== '' && !isMissing;
  const save = async (): Promise<void> => {
    if (!isReady) return;
    const clinic = kind === 'none' ? null : depaCode;
    const input = { depaCode: clinic, role, login: login.trim(), name: name.trim() };
    const given = await run(() => manageRequest('POST /manage/staff/add.do', input));
    if (given) onMade(given);
  };
  return (
    <Popup open title={t('add')} onClose={onClose}>
      <Refusal title={t('failed')} reason={problem} />
      {roles.length > 1 ? (
        <RadioGroup
          label={t('role')}
          shape="chips"
          value={role}
          options={roles.map((each) => ({ value: each, label: t(each) }))}
          onChange={setRole}
          error={isMissing ? t('needsClinic') : undefined}
        />
      ) : null}
      <Field
        label={t('login')}
        hint={t('loginHint')}
        value={login}
        onChange={setLogin}
        maxLength={MOST}
        autoComplete="off"
      />
      <Field
        label={t('name')}
        hint={t('nameHint')}
        value={name}
        onChange={setName}
        maxLength={MOST}
        autoComplete="off"
        onConfirm={() => void save()}
      />
      <View className={styles.buttons}>
        <Button loading={busy} disabled={!isReady} onPress={() => void save()}>
          {t('save')}
        </Button>
        <Button kind="text" onPress={onClose}>
          {t('cancel')}
        </Button>
      </View>
    </Popup>
  );
}
