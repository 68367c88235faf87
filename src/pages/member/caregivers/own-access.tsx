import { View } from '@tarojs/components';
import { useState } from 'react';
import type { Caregivers } from '@contract/caregiver/endpoints';
import { leaveMember } from '@/features/people/caregiver/api';
import { CAREGIVER_MESSAGES } from '@/features/people/caregiver/messages';
import { shownError } from '@/http/failure/shown-error';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Refusal } from '@/ui/notice/refusal';
import { useConfirm } from '@/ui/popup/use-confirm';
import { showToast } from '@/ui/toast/toast';
import styles from './index.module.scss';

/** What a caregiver may do, by whom, and giving it up. */
export function OwnAccess({ shared }: { readonly shared: Caregivers }) {
  const t = useText(CAREGIVER_MESSAGES);
  const [ask, question] = useConfirm();
  const [refusal, setRefusal] = useState('');
  const { linkmanId, name, owner, role } = shared;
  const leave = async (): Promise<void> => {
    const isSure = await ask({
      title: t('leaveAsk', { name }),
      text: t('leaveText', { name }),
      confirmText: t('leave'),
      tone: 'danger',
    });
    if (!isSure) return;
    setRefusal('');
    try {
      await leaveMember(linkmanId);
      showToast(t('left'), 'success');
      void navigate.backTo('memberList');
    } catch (error) {
      setRefusal(shownError(error).msg);
    }
  };
  return (
    <View className={styles.part}>
      <Card>
        <NoticeBar title={t('sharedBy', { owner })}>
          {t(role === 'escort' ? 'mayEscort' : 'mayGuardian', { name })}
        </NoticeBar>
        <Refusal reason={refusal} />
        <Button kind="text" block onPress={() => void leave()}>
          {t('leave')}
        </Button>
      </Card>
      {question}
    </View>
  );
}
