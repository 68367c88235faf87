import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/**
 * SQL text: the group of a product of a clinic, whose slots the product is booked in.
 * @param depaCode and productId SQL
 */
export const groupOf = (depaCode: string, productId: string): string =>
  `(select g.group_code from slot_group_products g where g.depa_code = ${depaCode} and g.product_id = ${productId})`;

/** SQL text: the product of row `a`, which asks for it at a clinic, is one of those that share slot `s`. @param a and s aliases */
export const sharesSlot = (a: string, s: string): string =>
  `${s}.depa_code = ${a}.depa_code and ${s}.group_code = ${groupOf(`${a}.depa_code`, `${a}.product_id`)}`;

/**
 * SQL text: {@link sharesSlot} for a place that is held already. The products of its slot may have got other slots since: then
 * nobody new comes into it, but who holds a place there has it.
 */
export const sharesHeldSlot = (a: string, s: string): string =>
  `${s}.depa_code = ${a}.depa_code and (${sharesSlot(a, s)} or not exists (
    select from slot_group_products m where m.depa_code = ${s}.depa_code and m.group_code = ${s}.group_code))`;

/** SQL condition: clinic product `o` is booked in slot `s`. */
export const isSlotOfProduct: RawBuilder<boolean> = sql<boolean>`${sql.raw(sharesSlot('o', 's'))}`;
