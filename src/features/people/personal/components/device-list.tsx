import { View } from '@tarojs/components';
import { useDidShow } from '@tarojs/taro';
import { useState } from 'react';
import { useText } from '@/i18n/messages';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { useConfirm } from '@/ui/popup/use-confirm';
import { showToast } from '@/ui/toast/toast';
import { DEVICE_MESSAGES } from '../device-messages';
import { removeStoredHere, storedHere } from '../stored-here';

/** What this device stores of the account to be readable without a network, and its removal. */
export function DeviceList() {
  const t = useText(DEVICE_MESSAGES);
  const [stored, setStored] = useState(storedHere);
  useDidShow(() => setStored(storedHere()));
  const [ask, question] = useConfirm();
  const hasForm = stored.some(({ kind }) => kind === 'booking');
  const remove = async (): Promise<void> => {
    const sure = await ask({
      title: t('ask'),
      text: t(hasForm ? 'textWithForm' : 'text'),
      confirmText: t('confirm'),
      tone: 'danger',
    });
    if (!sure) return;
    removeStoredHere();
    setStored(storedHere());
    showToast(t('done'), 'success');
  };
  return (
    <View>
      <CellGroup title={t('title')} note={t('note')}>
        {stored.map(({ kind, count }) => (
          <Cell key={kind} title={t(kind)} value={t('count', { count })} />
        ))}
        {stored.length > 0 ? (
          <Cell
            icon="trash-2"
            tone="danger"
            title={t('remove')}
            note={t('removeNote')}
            onPress={() => void remove()}
          />
        ) : (
          <Cell title={t('none')} />
        )}
      </CellGroup>
      {question}
    </View>
  );
}
