import { COUNTED_STATUSES, statusList } from '../lifecycle/statuses';

/** Statuses of orders that count for later doses, as SQL. */
export const COUNTED = statusList(COUNTED_STATUSES);

/** Whose rows are read, as SQL; each may be null, as in `Whose`. */
export interface ReadFor {
  readonly personKey: string;
  readonly linkmanId: string;
  readonly userId: string;
  readonly name: string;
  readonly proved: string;
}

/**
 * Orders and self-reported doses of a vaccine for a person, each read by its index; a self-reported dose has no id.
 * Orders of other accounts and walk-ins count where they are for somebody of the same name, whatever the document, or a
 * clinic has seen that both names are one person's (docs/decisions/0025, 0115); without a name, all of them. Those of other
 * accounts count for an account only that has proved the person, and only proved ones, or such as a clinic has received
 * (0125).
 */
export const administeredTo = (whose: ReadFor, vaccineCode: string): string => `
  select o.id, o.user_id, o.product_id, o.dose_no, o.day, o.status, o.source from orders o
  where o.person_key = ${whose.personKey} and o.vaccine_code = ${vaccineCode} and o.status in (${COUNTED})
    and (o.user_id = ${whose.userId} or ${whose.name} is null or (
      (o.source = 'walk_in' or (${whose.proved} and (o.claimant = '' or o.status in ('ARRIVED', 'DONE'))))
      and are_names_of(o.person_key, order_name(o), ${whose.name})
    ))
  union all
  select null, null, null, d.dose_no, d.day, 'DONE', null from self_reported_doses d
  where d.linkman_id = ${whose.linkmanId} and d.vaccine_code = ${vaccineCode}
  offset 0`;
