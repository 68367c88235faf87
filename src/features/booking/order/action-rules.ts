import type { OrderAction } from '@contract/order/status-rules';
import type { StepMessageKey } from './step-messages';

/** How an action is shown: one as the primary button, the others less prominent. */
export interface ActionRow {
  readonly label: StepMessageKey;
  readonly kind: 'primary' | 'secondary' | 'text';
}

/** From the most to the least likely action. */
const ORDER_OF_ACTIONS: readonly OrderAction[] = [
  'confirm',
  'scanConfirm',
  'recallRefund',
  'retryRefund',
  'certificate',
  'observe',
  'rebook',
  'update',
  'cancel',
  'remove',
];

const LABELS: Readonly<Record<OrderAction, StepMessageKey>> = {
  confirm: 'actionConfirm',
  scanConfirm: 'actionScanConfirm',
  rebook: 'actionRebook',
  update: 'actionUpdate',
  cancel: 'actionCancel',
  remove: 'actionRemove',
  recallRefund: 'actionRecall',
  retryRefund: 'actionRetryRefund',
  observe: 'actionObserve',
  certificate: 'actionCertificate',
};

/** Actions that may become the primary button. Taking back a cancellation is none: whoever cancelled waits for the money. */
const LEADING: readonly OrderAction[] = [
  'confirm',
  'scanConfirm',
  'retryRefund',
  'certificate',
  'rebook',
];

/** Actions that are only words: giving up a place, and undoing that. */
const LEAST: readonly OrderAction[] = ['recallRefund', 'cancel', 'remove'];

/** The server's actions in a fixed order; the first leading one is the only primary button. */
export function offeredActions(
  actions: readonly OrderAction[],
): readonly (ActionRow & { readonly action: OrderAction })[] {
  const sorted = ORDER_OF_ACTIONS.filter((action) => actions.includes(action));
  const lead = sorted.find((action) => LEADING.includes(action));
  return sorted.map((action) => ({
    action,
    label: LABELS[action],
    kind: action === lead ? 'primary' : LEAST.includes(action) ? 'text' : 'secondary',
  }));
}
