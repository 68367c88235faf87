import { View } from '@tarojs/components';
import { isClosedPart, partsOf, peopleOf } from '@contract/order/visit-rules';
import type { VisitPart as Part } from '@contract/order/visit-rules';
import { isOneVisit } from '@contract/subscribe/one-visit-rules';
import type { OrderDetail } from '@contract/order/endpoints';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { useVisitText } from './use-visit-text';
import { VISIT_PART_MESSAGES } from './visit-part-messages';
import { StatusTag } from '../components/status-tag';
import { STATUS_TABLE } from '../status-table';

export interface VisitPartProps {
  readonly order: OrderDetail;
  /** `YYYY-MM-DD`: says "today" and "tomorrow". */
  readonly today: string;
  /** The page is about the whole visit: each dose opens on top of it. Otherwise about its own, which the others replace. */
  readonly isWhole?: boolean;
}

interface DosesProps {
  readonly title: string;
  readonly parts: readonly Part[];
  /** The dose that the page shows; null: none of them. */
  readonly own: string | null;
  readonly note: (part: Part) => string | undefined;
}

/** Doses, each a link; on the page of one of them it replaces the page, so that back still returns to the one before it. */
function Doses({ title, parts, own, note }: DosesProps) {
  const text = useVisitText();
  return (
    <CellGroup title={title}>
      {parts.map((part) => (
        <Cell
          key={part.orderId}
          title={text.dose(part)}
          note={note(part)}
          value={<StatusTag status={part.status} />}
          onPress={
            part.orderId === own
              ? undefined
              : () =>
                  void navigate[own === null ? 'to' : 'replace']('orderDetail', {
                    orderId: part.orderId,
                  })
          }
        />
      ))}
    </CellGroup>
  );
}

/** A visit's people, each with all of their doses, and what it costs together; nothing for a dose that was booked alone. */
export function VisitPart({ order, today, isWhole = false }: VisitPartProps) {
  const t = useText(VISIT_PART_MESSAGES);
  const text = useVisitText();
  const dates = useDateText();
  const own = isWhole ? null : order.orderId;
  const parts = partsOf(order);
  const apart = order.visit.filter(({ day }) => day !== order.day);
  const living = parts.filter((part) => !isClosedPart(part));
  const isApart = !isOneVisit(living);
  const ahead = living.filter(({ status }) => STATUS_TABLE[status].ahead);
  const timeOf = ({ startTime, endTime }: Part): string => `${startTime}–${endTime}`;
  return (
    <View>
      {parts.length > 1
        ? peopleOf(parts).map(({ linkmanId, name, doses }) => (
            <Doses
              key={linkmanId}
              title={name}
              parts={doses}
              own={own}
              note={(part) => (isApart ? timeOf(part) : undefined)}
            />
          ))
        : null}
      {parts.length > 1 && living.length > 0 ? (
        <CellGroup note={ahead.length > 1 ? t('note') : undefined}>
          <Cell
            title={text.size(living)}
            note={living.length < parts.length ? t('sumNoteCancelled') : t('sumNote')}
            value={text.sum(living)}
          />
        </CellGroup>
      ) : null}
      {apart.length > 0 ? (
        <Doses
          title={t('apart')}
          parts={apart}
          own={own}
          note={(part) =>
            `${part.linkmanName} · ${dates.when(part.day, part.startTime, part.endTime, today)}`
          }
        />
      ) : null}
    </View>
  );
}
