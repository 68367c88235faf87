import { View } from '@tarojs/components';
import { useState } from 'react';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { Field } from '@/ui/field/field';
import { Popup } from '@/ui/popup/popup';
import { Empty } from '@/ui/state/empty';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { MANAGE_MESSAGES } from '../messages';
import { useManageData } from '../use-manage-data';
import styles from './manage.module.scss';

export interface ClinicChooserProps {
  readonly onClose: () => void;
  /** Null: all clinics. */
  readonly onChoose: (depaCode: string | null) => void;
}

/** The operator chooses whose clinic is managed, by its name or code. */
export function ClinicChooser({ onClose, onChoose }: ClinicChooserProps) {
  const t = useText(MANAGE_MESSAGES);
  const [typed, setTyped] = useState('');
  const [words, setWords] = useState('');
  const { data, error, refresh } = useManageData('GET /manage/clinics.do', { words });
  const clear = (next: string): void => {
    setTyped(next);
    if (next === '') setWords('');
  };
  return (
    <Popup open title={t('chooseClinic')} onClose={onClose}>
      <Field
        label={t('clinicWords')}
        value={typed}
        onChange={clear}
        onConfirm={() => setWords(typed.trim())}
        autoComplete="off"
      />
      <Button size="sm" kind="secondary" icon="search" onPress={() => setWords(typed.trim())}>
        {t('find')}
      </Button>
      {error && !data ? (
        <ErrorBlock title={t('loadFailed')} reason={error.msg} onRetry={() => void refresh()} />
      ) : null}
      {!data && !error ? <Skeleton shape="list" count={3} /> : null}
      {data?.list.length === 0 ? (
        <Empty icon="hospital" title={t('clinicsEmpty')} text={t('clinicsEmptyText')} />
      ) : null}
      {data && data.list.length > 0 ? (
        <CellGroup>
          {words === '' ? (
            <Cell title={t('allClinics')} icon="building-2" onPress={() => onChoose(null)} />
          ) : null}
          {data.list.map(({ depaCode, name }) => (
            <Cell
              key={depaCode}
              title={name}
              note={depaCode}
              icon="hospital"
              onPress={() => onChoose(depaCode)}
            />
          ))}
        </CellGroup>
      ) : null}
      {data?.hasMore ? <View className={styles.note}>{t('clinicsMore')}</View> : null}
    </Popup>
  );
}
