import { View } from '@tarojs/components';
import { useState } from 'react';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { RadioGroup } from '@/ui/choice/radio-group';
import { ActionSheet } from '@/ui/popup/action-sheet';
import { Popup } from '@/ui/popup/popup';
import { useConfirm } from '@/ui/popup/use-confirm';
import { Section } from '@/ui/section/section';
import { showToast } from '@/ui/toast/toast';
import { GALLERY } from '../messages';
import styles from '../gallery.module.scss';

export function LayerSection() {
  const t = useText(GALLERY);
  const [layer, setLayer] = useState<'popup' | 'sheet'>();
  const [person, setPerson] = useState('wang');
  const [ask, question] = useConfirm();
  const cancel = async (): Promise<void> => {
    const yes = await ask({
      title: t('dialogTitle'),
      text: t('dialogText'),
      confirmText: t('dialogYes'),
      cancelText: t('dialogNo'),
      tone: 'danger',
    });
    if (yes) showToast(t('saved'), 'success');
  };
  const close = (): void => setLayer(undefined);
  return (
    <Section title={t('layers')}>
      <View className={styles.row}>
        <Button kind="secondary" onPress={() => setLayer('popup')}>
          {t('openPopup')}
        </Button>
        <Button kind="secondary" onPress={() => void cancel()}>
          {t('openDialog')}
        </Button>
        <Button kind="secondary" onPress={() => setLayer('sheet')}>
          {t('openSheet')}
        </Button>
        <Button kind="secondary" onPress={() => showToast(t('saved'), 'success')}>
          {t('openToast')}
        </Button>
      </View>
      {question}
      <Popup
        open={layer === 'popup'}
        onClose={close}
        title={t('popupTitle')}
        footer={
          <Button block onPress={close}>
            {t('book')}
          </Button>
        }
      >
        <RadioGroup
          label={t('family')}
          value={person}
          options={[
            { value: 'wang', label: t('wang') },
            { value: 'li', label: t('li') },
          ]}
          onChange={setPerson}
        />
      </Popup>
      <ActionSheet
        open={layer === 'sheet'}
        onClose={close}
        title={t('sheetTitle')}
        actions={[
          { key: 'change', label: t('sheetChange'), icon: 'calendar-clock' },
          { key: 'map', label: t('sheetNavigate'), icon: 'navigation' },
          {
            key: 'refund',
            label: t('sheetLocked'),
            note: t('sheetLockedNote'),
            icon: 'wallet',
            disabled: true,
          },
          { key: 'cancel', label: t('cancelBooking'), icon: 'calendar-x', tone: 'danger' },
        ]}
        onSelect={() => showToast(t('saved'), 'success')}
      />
    </Section>
  );
}
