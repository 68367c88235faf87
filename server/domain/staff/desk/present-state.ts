import { CODE } from '@contract/errors';
import type { OrderStatus } from '@contract/order/status-rules';
import { dayOf, timeOf } from '../../../kernel/clock';
import type { Db } from '../../../db/database';
import type { Bilingual } from '../../../kernel/language';
import { inLanguage } from '../../../kernel/language';
import type { StaffContext } from '../../../http/context';
import { DomainError } from '../../../http/domain-error';
import { LIFECYCLE } from '../../../shared/lifecycle/lifecycle';
import type { Actor } from '../../../shared/lifecycle/lifecycle';

const CANCELLED = { zh: '已在 {time} 取消（{who}）', en: 'Cancelled at {time} ({who}).' };

/** Text of an order's present status, for a staff member who acted too late. */
const NOW_IT_IS: Readonly<Record<OrderStatus, Bilingual>> = {
  PENDING_CONFIRM: { zh: '还没有确认（{who}，{time}）', en: 'Not confirmed yet ({who}, {time}).' },
  BOOKED: {
    zh: '已在 {time} 确认或改回已预约（{who}）',
    en: 'Confirmed or booked again at {time} ({who}).',
  },
  ARRIVED: { zh: '已在 {time} 登记并签到（{who}）', en: 'Checked in at {time} already ({who}).' },
  DONE: {
    zh: '已在 {time} 登记完成接种，批号 {lot}（{who}）',
    en: 'Recorded as vaccinated at {time} already, lot {lot} ({who}).',
  },
  NO_SHOW: { zh: '已在 {time} 登记未到诊（{who}）', en: 'Recorded as missed at {time} ({who}).' },
  CANCELLED,
  REFUNDING: CANCELLED,
  REFUNDED: CANCELLED,
  REFUND_FAILED: CANCELLED,
};
const ARRIVAL_UNDONE = {
  zh: '签到已在 {time} 撤回（{who}）',
  en: 'The check-in was undone at {time} ({who}).',
};
const TAKEN_BACK = {
  zh: '接种记录已在 {time} 撤回（{who}）',
  en: 'The record of the dose was withdrawn at {time} ({who}).',
};
/** Texts of events that say more than the status they lead to. */
const UNDONE: Readonly<Partial<Record<string, Bilingual>>> = {
  [LIFECYCLE.undoArrival.event]: ARRIVAL_UNDONE,
  [LIFECYCLE.takeBack.event]: TAKEN_BACK,
};
const ACTORS: Readonly<Record<Actor, Bilingual>> = {
  user: { zh: '预约人本人', en: 'the person' },
  clinic: { zh: '门诊', en: 'the clinic' },
  system: { zh: '系统', en: 'the system' },
};

/** Why a step came too late: the order's present status, since when and by whom. `data` stays the refusal's. */
export async function presentStateOf(
  db: Db,
  orderId: string,
  { data }: DomainError['details'],
  { language, now }: StaffContext,
): Promise<DomainError> {
  const last = await db
    .selectFrom('order_events as e')
    .innerJoin('orders as o', 'o.id', 'e.order_id')
    .leftJoin('staff as s', 's.id', 'e.staff_id')
    .select(['e.at', 'e.kind', 'e.actor', 's.name', 'o.status', 'o.lot'])
    .where('e.order_id', '=', orderId)
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return new DomainError(CODE.ORDER_STATE, { data });
  const at = last.at.getTime();
  const time = dayOf(at) === dayOf(now) ? timeOf(at) : `${dayOf(at)} ${timeOf(at)}`;
  const who = last.name ?? inLanguage(ACTORS[last.actor], language);
  return new DomainError(CODE.ORDER_STATE, {
    data,
    message: UNDONE[last.kind] ?? NOW_IT_IS[last.status],
    params: { time, who, lot: last.lot },
  });
}
