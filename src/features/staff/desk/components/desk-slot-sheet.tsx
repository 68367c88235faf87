import { View } from '@tarojs/components';
import { useState } from 'react';
import type { DeskOrder } from '@contract/desk/desk-order';
import type { DeskSlot } from '@contract/desk/endpoints';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/field/field';
import { Refusal } from '@/ui/notice/refusal';
import { Popup } from '@/ui/popup/popup';
import { deskRequest } from '../api';
import { DESK_MESSAGES } from '../messages';
import { useSlotName } from '../slots/use-slot-name';
import { useDeskStep } from '../use-desk-step';
import { DeskClosing } from './desk-closing';
import styles from './desk-sheet.module.scss';

interface Props {
  /** The slot as the day's list has it now: a colleague may have changed it meanwhile. */
  readonly slot: DeskSlot;
  readonly day: string;
  readonly onClose: () => void;
  readonly refresh: () => Promise<unknown>;
  readonly onOrder: (order: DeskOrder) => void;
}

const MAX_CAPACITY = 500;

/** Capacity of one slot, and closing or opening it. */
export function DeskSlotSheet({ slot, day, onClose, refresh, onOrder }: Props) {
  const t = useText(DESK_MESSAGES);
  const nameOf = useSlotName();
  const { slotId, capacity } = slot;
  const [typed, setTyped] = useState<string | null>(null);
  const capacityText = typed ?? String(capacity);
  const { busy, problem, setProblem, run } = useDeskStep();
  const used = capacity - slot.left;

  const save = async (): Promise<void> => {
    const wanted = Number(capacityText);
    if (capacityText === '' || !Number.isInteger(wanted) || wanted < used || wanted > MAX_CAPACITY)
      return setProblem(t('capacityWrong', { used }));
    const saved = await run(
      () => deskRequest('POST /desk/capacity.do', { slotId, capacity: wanted }),
      () => t('saved'),
    );
    await refresh();
    if (saved) onClose();
  };
  const title = `${nameOf(slot)} ${slot.startTime}`;
  return (
    <Popup open title={title} onClose={onClose}>
      {slot.closed ? null : (
        <View className={styles.part}>
          <Field
            kind="number"
            label={t('capacity')}
            hint={t('capacityHint', { capacity, used })}
            value={capacityText}
            onChange={setTyped}
            maxLength={3}
            onConfirm={() => void save()}
          />
          <Refusal title={t('failed')} reason={problem} />
          <Button block loading={busy} onPress={() => void save()}>
            {t('capacitySave')}
          </Button>
        </View>
      )}
      <DeskClosing
        target={{ day, slotId }}
        name={title}
        closed={slot.closed}
        closeText={t('slotClose')}
        openText={t('slotOpen')}
        refresh={refresh}
        onOpened={onClose}
        onOrder={onOrder}
      />
    </Popup>
  );
}
