import { View } from '@tarojs/components';
import { useState } from 'react';
import type { DeskOrder } from '@contract/desk/desk-order';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Refusal } from '@/ui/notice/refusal';
import { Popup } from '@/ui/popup/popup';
import { DESK_MESSAGES } from '../messages';
import { RECORD_MESSAGES } from '../records/record-messages';
import { useOrderSteps } from '../use-order-steps';
import type { OnOrderChanged } from '../use-order-steps';
import { DeskOrderButtons } from './desk-order-buttons';
import { DeskOrderFacts } from './desk-order-facts';
import { DeskOrderFields } from './desk-order-fields';
import { DeskTakeBack } from './desk-take-back';
import { DeskUncounted } from './desk-uncounted';

interface Props {
  readonly order: DeskOrder;
  /** Lots of the same vaccine that were administered on the day. */
  readonly lots: readonly string[];
  readonly onClose: () => void;
  /** Called with the order after a step, or after somebody else changed it. */
  readonly onChanged: OnOrderChanged;
  readonly onWalkIn: () => void;
  /** Opens the clinic's vaccinations of the person. */
  readonly onRecords: () => void;
}

/** One order at the desk: the person, and the steps that the order's state allows. */
export function DeskOrderSheet({ order, lots, onClose, onChanged, onWalkIn, onRecords }: Props) {
  const t = useText(DESK_MESSAGES);
  const records = useText(RECORD_MESSAGES);
  const steps = useOrderSteps(order, onChanged);
  const [takingBack, setTakingBack] = useState(false);
  const isAtDesk = order.status === 'ARRIVED' || order.status === 'DONE';
  return (
    <Popup open title={order.personName} onClose={onClose}>
      <DeskOrderFacts order={order} onWalkIn={onWalkIn} />
      {isAtDesk ? <DeskUncounted order={order} /> : null}
      {takingBack && steps.can('takeBack') ? (
        <DeskTakeBack
          order={order}
          onTaken={(after) => onChanged(after, true)}
          onKeep={() => setTakingBack(false)}
        />
      ) : (
        <View>
          <DeskOrderFields order={order} steps={steps} lots={lots} />
          <Refusal title={t('failed')} reason={steps.problem} />
          {order.status === 'DONE' ? (
            <Button block kind="text" icon="file-text" onPress={onRecords}>
              {records('ofPerson')}
            </Button>
          ) : null}
          <DeskOrderButtons
            steps={steps}
            isThere={order.status === 'ARRIVED'}
            onTakeBack={() => setTakingBack(true)}
          />
        </View>
      )}
      {steps.dialog}
    </Popup>
  );
}
