import type { AlternativeSlot, ConflictingOrder, Refusal } from '@contract/subscribe/endpoints';

/** An alternative slot. */
export const ALTERNATIVE: AlternativeSlot = {
  slotId: 5,
  depaCode: 'D1',
  departmentName: '门诊',
  day: '2026-12-02',
  startTime: '09:00',
  endTime: '10:00',
  residue: 3,
  changeableUntil: 1_900_000_000_000,
  distance: 0,
};

/** A refusal without a remedy. */
export const DEAD_END: Refusal = {
  remedies: [],
  allowedFrom: null,
  alternatives: [],
  orderId: null,
  standing: null,
  person: null,
};

/** An open order that stands in the way of another. */
export const CONFLICTING_ORDER: ConflictingOrder = {
  orderId: 'o9',
  linkmanName: '小安',
  productName: '麻腮风疫苗',
  departmentName: '门诊',
  day: '2026-12-02',
  startTime: '09:00',
  endTime: '10:00',
  replaceable: true,
};
