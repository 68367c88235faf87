import * as v from 'valibot';
import { clock, day, id, maskedMobile } from '../fields';
import { SITES } from './dose-detail-rules';
import { ORDER_STATUSES } from '../order/status-rules';

/** What the desk may do with an order; the provider sends the ones that its state allows. */
export const DESK_ACTIONS = [
  'confirm',
  'arrive',
  'finish',
  'undoArrival',
  'correctLot',
  'takeBack',
  'noShow',
  'cancel',
] as const;
export type DeskAction = (typeof DESK_ACTIONS)[number];

/** An order as the desk sees it: enough to recognise the person, no more. */
export const deskOrder = v.object({
  orderId: id,
  reference: v.string(),
  status: v.picklist(ORDER_STATUSES),
  actions: v.array(v.picklist(DESK_ACTIONS)),
  source: v.picklist(['online', 'walk_in']),
  personName: v.string(),
  documentMasked: v.string(),
  sex: v.picklist([1, 2]),
  birthday: day,
  mobileMasked: maskedMobile,
  guardianName: v.string(),
  productId: id,
  productName: v.string(),
  doseLabel: v.string(),
  /** What was booked, where another product was given; '' otherwise. */
  bookedName: v.string(),
  day,
  startTime: clock,
  endTime: clock,
  remark: v.string(),
  lot: v.string(),
  /** Last valid day of the vaccine that was given; '' where it was not entered. */
  expiry: v.string(),
  packCode: v.string(),
  site: v.nullable(v.picklist(SITES)),
});
export type DeskOrder = v.InferOutput<typeof deskOrder>;
