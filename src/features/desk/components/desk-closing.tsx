import { View } from '@tarojs/components';
import { useState } from 'react';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/field/field';
import { Refusal } from '@/ui/notice/refusal';
import { deskRequest } from '../api';
import { DESK_MESSAGES } from '../messages';
import { useDeskStep } from '../use-desk-step';
import styles from './desk-sheet.module.scss';

interface Props {
  readonly target: { readonly day: string; readonly slotId?: number };
  readonly closed: boolean;
  readonly closeText: string;
  readonly openText: string;
  readonly onDone: () => void;
}

const LEAST_REASON = 2;

/** Closing a day or a slot with a reason that people read, or opening it again. */
export function DeskClosing({ target, closed, closeText, openText, onDone }: Props) {
  const t = useText(DESK_MESSAGES);
  const [reason, setReason] = useState('');
  const { busy, problem, setProblem, run } = useDeskStep();

  const close = async (): Promise<void> => {
    if (reason.trim().length < LEAST_REASON) return setProblem(t('reasonMissing'));
    const done = await run(
      () => deskRequest('POST /desk/close.do', { ...target, reason }),
      ({ told, cancelled }) => t('closeResult', { told, cancelled }),
    );
    if (done) onDone();
  };
  const open = async (): Promise<void> => {
    const done = await run(
      () => deskRequest('POST /desk/reopen.do', target),
      ({ told }) => t('openResult', { told }),
    );
    if (done) onDone();
  };
  return (
    <View>
      {closed ? (
        <View>
          <Refusal title={t('failed')} reason={problem} />
          <Button block kind="secondary" loading={busy} onPress={() => void open()}>
            {openText}
          </Button>
        </View>
      ) : (
        <View>
          <View className={styles.text}>{t('closeText')}</View>
          <Field label={t('reason')} value={reason} onChange={setReason} maxLength={100} />
          <Refusal title={t('failed')} reason={problem} />
          <Button block kind="danger" loading={busy} onPress={() => void close()}>
            {closeText}
          </Button>
        </View>
      )}
    </View>
  );
}
