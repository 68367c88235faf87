import type { DeskOrder } from '@contract/desk/desk-order';
import type { DeskVisit } from '@contract/desk/desk-visit';
import type { AefiCardDetail } from '@contract/follow-up/endpoints';
import type { DeskSlot } from '@contract/desk/endpoints';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { Popup } from '@/ui/popup/popup';
import { lotsOf } from '../lot-choices';
import { DESK_MESSAGES } from '../messages';
import { keepDeskDraft } from '../use-desk-draft';
import { EMPTY_WALK_IN, WALK_IN_DRAFT } from '../walk-in-rules';
import { DeskAefiSheet } from './desk-aefi-sheet';
import { DeskClaim } from './desk-claim';
import { DeskClosing } from './desk-closing';
import { DeskCodeSheet } from './desk-code-sheet';
import { DeskOrderSheet } from './desk-order-sheet';
import { DeskPosterSheet } from './desk-poster-sheet';
import { DeskSignIns } from './desk-sign-ins';
import { DeskSlotSheet } from './desk-slot-sheet';
import { DeskVisitSheet } from '../visits/desk-visit-sheet';
import { DeskWalkIn } from './desk-walk-in';

/** What is open over the day's list, or instead of it, with its subject. */
export type Sheet =
  | { readonly kind: 'order'; readonly order: DeskOrder }
  | { readonly kind: 'visit'; readonly visit: DeskVisit }
  | { readonly kind: 'slot'; readonly slot: DeskSlot }
  | { readonly kind: 'aefi'; readonly cardId: string }
  | { readonly kind: 'walkIn' | 'code' | 'poster' | 'claim' | 'closing' | 'signIns' }
  | { readonly kind: 'records'; readonly orderId?: string }
  | { readonly kind: 'form'; readonly card: AefiCardDetail };

interface Props {
  readonly sheet: Sheet | null;
  readonly onSheet: (sheet: Sheet | null) => void;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly today: string;
  readonly orders: readonly DeskOrder[];
  readonly slots: readonly DeskSlot[];
  readonly isClosed: boolean;
  readonly refresh: () => Promise<unknown>;
  /** Shows an order as returned by a step. */
  readonly put: (order: DeskOrder) => void;
}

/** The sheet over the day's list. */
export function DeskSheets(props: Props) {
  const { sheet, onSheet, day, today, orders, slots, isClosed, refresh, put } = props;
  const t = useText(DESK_MESSAGES);
  const dates = useDateText();
  if (!sheet || sheet.kind === 'records' || sheet.kind === 'form') return null;
  const close = (): void => onSheet(null);
  const showOrder = (order: DeskOrder): void => onSheet({ kind: 'order', order });
  const showForm = (card: AefiCardDetail): void => onSheet({ kind: 'form', card });
  switch (sheet.kind) {
    case 'order':
      return (
        <DeskOrderSheet
          key={sheet.order.orderId}
          order={orders.find(({ orderId }) => orderId === sheet.order.orderId) ?? sheet.order}
          lots={lotsOf(orders, sheet.order.productName)}
          onClose={close}
          onChanged={(order, isDone) => {
            put(order);
            // The next step for a person who has just checked in is the vaccination: the sheet stays open for it.
            if (!isDone || order.actions.includes('finish')) showOrder(order);
            else close();
            void refresh();
          }}
          onRecords={() => onSheet({ kind: 'records', orderId: sheet.order.orderId })}
          onWalkIn={() => {
            keepDeskDraft(WALK_IN_DRAFT, { ...EMPTY_WALK_IN, name: sheet.order.personName });
            onSheet({ kind: 'walkIn' });
          }}
        />
      );
    case 'visit':
      return <VisitSheet {...props} visit={sheet.visit} onOrder={showOrder} />;
    case 'slot':
      return (
        <DeskSlotSheet
          slot={slots.find(({ slotId }) => slotId === sheet.slot.slotId) ?? sheet.slot}
          day={day}
          onClose={close}
          refresh={refresh}
          onOrder={showOrder}
        />
      );
    case 'walkIn':
      return (
        <DeskWalkIn
          today={today}
          onClose={close}
          onOrder={(order) => {
            showOrder(order);
            void refresh();
          }}
        />
      );
    case 'claim':
      return <DeskClaim today={today} onClose={close} onSettled={() => void refresh()} />;
    case 'aefi':
      return <DeskAefiSheet cardId={sheet.cardId} onClose={close} onForm={showForm} />;
    case 'code':
      return <DeskCodeSheet today={today} onClose={close} />;
    case 'poster':
      return <DeskPosterSheet onClose={close} />;
    case 'signIns':
      return <DeskSignIns onClose={close} />;
    case 'closing':
      return (
        <Popup open title={t(isClosed ? 'openDay' : 'closeDay')} onClose={close}>
          <DeskClosing
            target={{ day }}
            name={dates.day(day, today)}
            closed={isClosed}
            closeText={t('closeDay')}
            openText={t('openDay')}
            refresh={refresh}
            onOpened={close}
            onOrder={showOrder}
          />
        </Popup>
      );
  }
}

/** A visit as the day's list has it by now. */
function VisitSheet({
  visit,
  orders,
  onSheet,
  onOrder,
  put,
  refresh,
}: Pick<Props, 'orders' | 'onSheet' | 'put' | 'refresh'> & {
  readonly visit: DeskVisit;
  readonly onOrder: (order: DeskOrder) => void;
}) {
  const now = visit.orders.map(
    (order) => orders.find(({ orderId }) => orderId === order.orderId) ?? order,
  );
  return (
    <DeskVisitSheet
      visit={{ ...visit, orders: now }}
      onClose={() => onSheet(null)}
      onOrder={(id) => {
        const order = now.find(({ orderId }) => orderId === id);
        if (order) onOrder(order);
      }}
      onChanged={(after) => {
        for (const order of after?.orders ?? []) put(order);
        if (after) onSheet({ kind: 'visit', visit: after });
        void refresh();
      }}
    />
  );
}
