import { View } from '@tarojs/components';
import { useState } from 'react';
import type { DeskSlot } from '@contract/desk/endpoints';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/field/field';
import { Refusal } from '@/ui/notice/refusal';
import { Popup } from '@/ui/popup/popup';
import { deskRequest } from '../api';
import { DESK_MESSAGES } from '../messages';
import { useDeskStep } from '../use-desk-step';
import { DeskClosing } from './desk-closing';
import styles from './desk-sheet.module.scss';

interface Props {
  readonly slot: DeskSlot;
  readonly day: string;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

const MOST_PLACES = 500;

/** Places of one slot, and closing or opening it. */
export function DeskSlotSheet({ slot, day, onClose, onChanged }: Props) {
  const t = useText(DESK_MESSAGES);
  const [capacity, setCapacity] = useState(String(slot.capacity));
  const { busy, problem, setProblem, run } = useDeskStep();
  const { slotId } = slot;
  const used = slot.capacity - slot.left;

  const save = async (): Promise<void> => {
    const places = Number(capacity);
    if (!Number.isInteger(places) || places < used || places > MOST_PLACES)
      return setProblem(t('capacityWrong', { used }));
    const input = { slotId, capacity: places };
    const saved = await run(
      () => deskRequest('POST /desk/capacity.do', input),
      () => t('saved'),
    );
    if (saved) onChanged();
  };
  const title = `${slot.productName} ${slot.startTime}`;
  return (
    <Popup open title={title} onClose={onClose}>
      {slot.closed ? null : (
        <View className={styles.part}>
          <Field
            kind="number"
            label={t('capacity')}
            hint={t('capacityHint', { used })}
            value={capacity}
            onChange={setCapacity}
            maxLength={3}
          />
          <Refusal title={t('failed')} reason={problem} />
          <Button block loading={busy} onPress={() => void save()}>
            {t('capacitySave')}
          </Button>
        </View>
      )}
      <DeskClosing
        target={{ day, slotId }}
        closed={slot.closed}
        closeText={t('slotClose')}
        openText={t('slotOpen')}
        onDone={onChanged}
      />
    </Popup>
  );
}
