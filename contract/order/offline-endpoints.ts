import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { cents, clock, day, id, instant, pageOf, paging } from '../fields';
import { orderEvent } from './endpoints';
import { ORDER_ACTIONS, ORDER_STATUSES } from './status-rules';

/** An order that a clinic made at its desk for somebody of the family. */
export const offlineCard = v.object({
  orderId: id,
  reference: v.string(),
  status: v.picklist(ORDER_STATUSES),
  actions: v.array(v.picklist(ORDER_ACTIONS)),
  personName: v.string(),
  productName: v.string(),
  doseLabel: v.string(),
  departmentName: v.string(),
  day,
  startTime: clock,
  endTime: clock,
  priceCents: cents,
  serviceFeeCents: cents,
});
export type OfflineCard = v.InferOutput<typeof offlineCard>;

export const offlineDetail = v.object({
  ...offlineCard.entries,
  departmentAddress: v.string(),
  departmentPhone: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  /** Empty until the dose was administered. */
  lot: v.string(),
  createdAt: instant,
  timeline: v.array(orderEvent),
});
export type OfflineDetail = v.InferOutput<typeof offlineDetail>;

/** Ours: walk-ins, which a clinic registered. */
export const offlineEndpoints = {
  'GET /order/offline/pageList.do': endpoint({
    access: 'user',
    input: v.object(paging),
    data: pageOf(offlineCard),
  }),
  'GET /order/offline/clientDetail.do': endpoint({
    access: 'user',
    input: v.object({ orderId: id }),
    data: offlineDetail,
  }),
};
