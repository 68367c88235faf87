import { View } from '@tarojs/components';
import { useState } from 'react';
import type { Caregiver, Caregivers } from '@contract/caregiver/endpoints';
import { shanghaiDay } from '@contract/time/shanghai-rules';
import { removeCaregiver } from '@/features/people/caregiver/api';
import { CAREGIVER_MESSAGES } from '@/features/people/caregiver/messages';
import { shownError } from '@/http/failure/shown-error';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { Refusal } from '@/ui/notice/refusal';
import { useConfirm } from '@/ui/popup/use-confirm';
import { Section } from '@/ui/section/section';
import { showToast } from '@/ui/toast/toast';
import styles from './index.module.scss';

/** With whom a member is shared; the owner ends it. */
export function CaregiverList({ shared }: { readonly shared: Caregivers }) {
  const t = useText(CAREGIVER_MESSAGES);
  const dates = useDateText();
  const [ask, question] = useConfirm();
  const [refusal, setRefusal] = useState('');
  const { linkmanId, name, caregivers, role } = shared;
  const isOwner = role === null;
  const remove = async ({ caregiverId, mobileMasked: mobile }: Caregiver): Promise<void> => {
    const isSure = await ask({
      title: t('removeAsk', { mobile }),
      text: t('removeText', { name }),
      confirmText: t('remove'),
      tone: 'danger',
    });
    if (!isSure) return;
    setRefusal('');
    try {
      await removeCaregiver(linkmanId, caregiverId);
      showToast(t('removed'), 'success');
    } catch (error) {
      setRefusal(shownError(error).msg);
    }
  };
  return (
    <Section title={t('people')}>
      <View className={styles.note}>{caregivers.length === 0 ? t('notShared') : ''}</View>
      {caregivers.length > 0 ? (
        <CellGroup>
          {caregivers.map((each) => (
            <Cell
              key={each.caregiverId}
              title={each.isOwn ? t('you') : each.mobileMasked}
              note={
                <>
                  <View>{t(each.role)}</View>
                  <View>{t('since', { time: dates.dayOfYear(shanghaiDay(each.joinedAt)) })}</View>
                </>
              }
              value={
                isOwner ? (
                  <Button
                    kind="text"
                    size="sm"
                    label={t('removeSpoken', { mobile: each.mobileMasked })}
                    onPress={() => void remove(each)}
                  >
                    {t('remove')}
                  </Button>
                ) : null
              }
            />
          ))}
        </CellGroup>
      ) : null}
      <Refusal reason={refusal} />
      {question}
    </Section>
  );
}
