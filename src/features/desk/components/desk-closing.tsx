import { View } from '@tarojs/components';
import type { DeskOrder } from '@contract/desk/endpoints';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/field/field';
import { Refusal } from '@/ui/notice/refusal';
import { deskRequest } from '../api';
import { DESK_MESSAGES } from '../messages';
import { useDeskDraft } from '../use-desk-draft';
import { useDeskStep } from '../use-desk-step';
import { DeskClosed } from './desk-closed';
import styles from './desk-sheet.module.scss';

/** A day of the clinic, or one slot of it. */
export interface DeskTarget {
  readonly day: string;
  readonly slotId?: number;
}

interface Props {
  readonly target: DeskTarget;
  readonly closed: boolean;
  readonly closeText: string;
  readonly openText: string;
  /** Loads the day anew. */
  readonly refresh: () => Promise<void>;
  readonly onOpened: () => void;
  readonly onOrder: (order: DeskOrder) => void;
}

const LEAST_REASON = 2;

/** Closing a day or a slot with a reason that people read; once it is closed, who was told, and opening it again. */
export function DeskClosing(props: Props) {
  const { target, closed, closeText, openText, refresh, onOpened, onOrder } = props;
  const t = useText(DESK_MESSAGES);
  const [reason, setReason] = useDeskDraft(`close ${target.day} ${target.slotId ?? ''}`, '');
  const { busy, problem, setProblem, run } = useDeskStep();

  const close = async (): Promise<void> => {
    if (reason.trim().length < LEAST_REASON) return setProblem(t('reasonMissing'));
    let slots = 0;
    const done = await run(
      async () => {
        ({ slots } = await deskRequest('POST /desk/close.do', { ...target, reason }));
        await refresh();
      },
      () => (slots > 0 ? t('slotClosed') : ''),
    );
    if (done && slots === 0) setProblem(t('closedAlready'));
    else if (done) setReason(undefined);
  };
  const open = async (): Promise<void> => {
    let slots = 0;
    const done = await run(
      async () => {
        const opened = await deskRequest('POST /desk/reopen.do', target);
        slots = opened.slots;
        await refresh();
        return opened;
      },
      ({ told }) => (slots > 0 ? t('openResult', { told }) : t('openAlready')),
    );
    if (done) onOpened();
  };
  return closed ? (
    <View>
      <DeskClosed target={target} onOrder={onOrder} />
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
  );
}
