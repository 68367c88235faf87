import { View } from '@tarojs/components';
import { useState } from 'react';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { MANAGE_MESSAGES } from '../messages';
import { ClinicChooser } from './clinic-chooser';
import styles from './manage.module.scss';

export interface ManagedClinicProps {
  /** Its name; null: all clinics. */
  readonly name: string | null;
  /** The operator takes another; null: a manager, who has one. */
  readonly onChoose: ((depaCode: string | null) => void) | null;
}

/** Whose clinic is managed. */
export function ManagedClinic({ name, onChoose }: ManagedClinicProps) {
  const t = useText(MANAGE_MESSAGES);
  const [isChoosing, setChoosing] = useState(false);
  const choose = (depaCode: string | null): void => {
    setChoosing(false);
    onChoose?.(depaCode);
  };
  return (
    <View className={styles.clinic}>
      <View className={styles.name}>{name ?? t('allClinics')}</View>
      {onChoose ? (
        <Button kind="text" size="sm" icon="hospital" onPress={() => setChoosing(true)}>
          {t(name === null ? 'chooseClinic' : 'changeClinic')}
        </Button>
      ) : null}
      {isChoosing ? <ClinicChooser onClose={() => setChoosing(false)} onChoose={choose} /> : null}
    </View>
  );
}
