import type { DataOf, InputOf } from '@contract/endpoints';
import { CODE } from '@contract/errors';
import { ORDER_GROUPS } from '@contract/order/status-rules';
import type { OrderDetail } from '@contract/order/endpoints';
import type { OwnKind } from '@/storage/own-record-rules';
import { isApiError, isPassing } from '../failure/api-error';

/** Calls whose answers are stored on the device to be readable without a network. */
export type OwnEndpoint =
  | 'GET /order/subscribe/clientDetail.do'
  | 'GET /order/certificate/detail.do'
  | 'GET /vaccine/plan/detail.do'
  | 'GET /article/article/detail.do';

interface OwnRule<Name extends OwnEndpoint> {
  readonly kind: OwnKind;
  readonly idOf: (input: InputOf<Name>) => string;
  /** What is stored of an answer; null stores nothing and removes what was. */
  readonly storedOf: (data: DataOf<Name>) => DataOf<Name> | null;
  /** An answer only replaces a stored one; the first is stored when something else asks for it. */
  readonly isOnRequest?: boolean;
}

type OwnRules = { readonly [Name in OwnEndpoint]: OwnRule<Name> };

const OPEN: readonly OrderDetail['status'][] = [...ORDER_GROUPS.pending, ...ORDER_GROUPS.booked];

/** Whether the visit of an order is still to come. */
export const isOpenOrder = ({ status }: Pick<OrderDetail, 'status'>): boolean =>
  OPEN.includes(status);

/**
 * What is stored of an order: what the visit needs. No contact, remark or notes; no actions and payments, which need
 * the provider.
 */
export const storedOrder = (order: OrderDetail): OrderDetail | null =>
  isOpenOrder(order)
    ? {
        ...order,
        actions: [],
        mobileMasked: '',
        remark: '',
        cancelReason: '',
        payment: { ...order.payment, methods: [], attempt: null },
        timeline: order.timeline.map((event) => ({ ...event, note: '' })),
      }
    : null;

/** Which answers are stored, under which id. */
export const OWN_RULES: OwnRules = {
  'GET /order/subscribe/clientDetail.do': {
    kind: 'order',
    idOf: ({ orderId }) => orderId,
    storedOf: storedOrder,
  },
  'GET /order/certificate/detail.do': {
    kind: 'certificate',
    idOf: ({ orderId }) => orderId,
    storedOf: (certificate) => certificate,
  },
  'GET /vaccine/plan/detail.do': {
    kind: 'plan',
    idOf: ({ linkmanId }) => linkmanId,
    storedOf: (plan) => plan,
  },
  'GET /article/article/detail.do': {
    kind: 'article',
    idOf: ({ articleId }) => articleId,
    storedOf: (article) => article,
    isOnRequest: true,
  },
};

/** The rule of an endpoint, if its answers are stored. */
export const ownRuleOf = (endpoint: string): OwnRule<OwnEndpoint> | undefined =>
  (OWN_RULES as Partial<Record<string, OwnRule<OwnEndpoint>>>)[endpoint];

/** Status codes by which a proxy in front of the provider says that it cannot be reached. */
const UNREACHABLE: readonly string[] = ['502', '503', '504'];

/** Whether a stored record may be shown instead of an answer: no network, a timeout, or an unreachable provider. */
export const mayUseStored = (error: unknown): boolean =>
  isPassing(error) ||
  (isApiError(error) && error.kind === 'malformed' && UNREACHABLE.includes(error.code));

const GONE: readonly string[] = [CODE.NOT_FOUND, CODE.ORDER_STATE];

/** Whether a refusal says that there is no such record for this account (any more). */
export const isGone = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'server' && GONE.includes(error.code);
