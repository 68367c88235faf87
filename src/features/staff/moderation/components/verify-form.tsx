import { View } from '@tarojs/components';
import { useState } from 'react';
import type { AuthorCard } from '@contract/community/cards';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { RadioGroup } from '@/ui/choice/radio-group';
import { Field } from '@/ui/field/field';
import { Refusal } from '@/ui/notice/refusal';
import { moderationRequest } from '../api';
import { MODERATION_MESSAGES } from '../messages';
import { useDecision } from '../use-decision';
import styles from './moderation.module.scss';

const DOCTOR = 20;
const KINDS = [
  { value: 10, name: 'normal' },
  { value: DOCTOR, name: 'doctor' },
  { value: 30, name: 'official' },
  { value: 40, name: 'operated' },
] as const;

interface Props {
  readonly author: AuthorCard;
  readonly onClose: () => void;
}

/** Sets what kind of account an author has; a doctor with workplace and title, as checked. */
export function VerifyForm({ author, onClose }: Props) {
  const t = useText(MODERATION_MESSAGES);
  const [userType, setUserType] = useState(author.userType);
  const [hospital, setHospital] = useState(author.hospital ?? '');
  const [title, setTitle] = useState(author.title ?? '');
  const { busy, problem, decide } = useDecision();
  const isDoctor = userType === DOCTOR;
  const save = async (): Promise<void> => {
    const input = { userId: author.userId, userType, ...(isDoctor ? { hospital, title } : {}) };
    const send = () => moderationRequest('POST /ugc-api/moderation/verify.do', input);
    if (await decide(send, t('verified'))) onClose();
  };
  return (
    <View className={styles.step}>
      <Refusal title={t('failed')} reason={problem} />
      <RadioGroup
        label={t('userType')}
        shape="chips"
        hint={t('verifyHint')}
        value={userType}
        options={KINDS.map(({ value, name }) => ({ value, label: t(name) }))}
        onChange={setUserType}
      />
      {isDoctor ? (
        <>
          <Field label={t('hospital')} value={hospital} onChange={setHospital} maxLength={60} />
          <Field label={t('title')} value={title} onChange={setTitle} maxLength={20} />
        </>
      ) : null}
      <View className={styles.buttons}>
        <Button size="sm" loading={busy} onPress={() => void save()}>
          {t('verify')}
        </Button>
        <Button size="sm" kind="text" onPress={onClose}>
          {t('cancel')}
        </Button>
      </View>
    </View>
  );
}
