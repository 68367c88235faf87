import type { OrderDetail } from '@contract/order/endpoints';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { Optional } from '@/ui/optional/optional';
import { VISIT_MESSAGES } from '../visit-messages';
import { NoteLines } from './note-lines';
import { StatusTag } from './status-tag';

export interface VisitPartProps {
  readonly order: OrderDetail;
  /** `YYYY-MM-DD`: says "today" and "tomorrow". */
  readonly today: string;
}

/** The other orders of a group booking. A link replaces this page, so that back still returns to the page before it. */
export function VisitPart({ order, today }: VisitPartProps) {
  const t = useText(VISIT_MESSAGES);
  const dates = useDateText();
  return (
    <Optional>
      {order.visit.length > 0 ? (
        <CellGroup title={t('title')} note={t('note')}>
          {order.visit.map((other) => (
            <Cell
              key={other.orderId}
              icon="user"
              title={other.linkmanName}
              note={
                <NoteLines
                  lines={[
                    `${other.productName} · ${other.doseLabel}`,
                    dates.when(other.day, other.startTime, other.endTime, today),
                  ]}
                />
              }
              value={<StatusTag status={other.status} />}
              onPress={() => void navigate.replace('orderDetail', { orderId: other.orderId })}
            />
          ))}
        </CellGroup>
      ) : null}
    </Optional>
  );
}
