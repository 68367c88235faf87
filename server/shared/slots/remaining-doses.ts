/**
 * SQL text of the limit by stock (docs/decisions/0159): `remaining_doses` has a row for each limited product of a clinic. Triggers
 * of orders, holds and lots write it; who books locks it after the slots, in the order of its key, and reads it here.
 */

/**
 * SQL text: the smallest of a row's entries up to a day, which is how many doses may still be booked for that day; null for a product
 * that is not limited. @param rows of `remaining_doses`, as SQL
 */
const leftIn = (rows: string, { depaCode, productId, day }: DoseOnDay): string => `(
  select min(u.remaining) from ${rows} d cross join lateral unnest(d.from_days, d.remaining) u (from_day, remaining)
  where d.depa_code = ${depaCode} and d.product_id = ${productId} and u.from_day <= ${day})`;

/** What is asked about, each as SQL. */
interface DoseOnDay {
  readonly depaCode: string;
  readonly productId: string;
  readonly day: string;
}

/** SQL text: doses that may still be booked for a day, below 0 where more are booked than there are; null: not limited. */
export const dosesLeft = (dose: DoseOnDay): string => leftIn('remaining_doses', dose);

/** SQL text: {@link dosesLeft} under the locks of {@link limitedProducts}. */
export const lockedDosesLeft = (dose: DoseOnDay): string => leftIn('limited', dose);

/**
 * SQL text: `limited`, the rows of products, locked in the order of their key.
 * @param wanted rows with `depa_code` and `product_id`, as SQL @param after what is locked before, the name of a query
 */
export const limitedProducts = (wanted: string, after: string): string => `limited as materialized (
  select k.depa_code, k.product_id, d.from_days, d.remaining from (
    select distinct w.depa_code, w.product_id from (${wanted}) w cross join (select count(*) from ${after}) locks
    order by w.depa_code, w.product_id
  ) k cross join lateral (
    select d.from_days, d.remaining from remaining_doses d
    where d.depa_code = k.depa_code and d.product_id = k.product_id limit 1 for no key update of d
  ) d
)`;

/**
 * SQL text: rows `undosed` (n) of requests for which {@link limitedProducts} have too few doses, first come, first served. What a request
 * gives back counts for itself, and one that takes no more than that always has its doses.
 * @param taken rows with `n`, `depa_code`, `product_id`, `day` and `doses`, below 0: given back; as SQL
 */
export const undosedRequests = (taken: string): string => `dosed as materialized (
  select t.n, d.depa_code, d.product_id, u.from_day, greatest(u.remaining, 0) as remaining, sum(t.doses) as doses
  from limited d cross join lateral unnest(d.from_days, d.remaining) u (from_day, remaining)
  join (${taken}) t on t.depa_code = d.depa_code and t.product_id = d.product_id and t.day >= u.from_day
  group by t.n, d.depa_code, d.product_id, u.from_day, u.remaining
  having sum(t.doses) > 0
), undosed as materialized (
  select x.n from dosed x where x.doses > x.remaining
  union
  select r.n from (
    select x.n, x.remaining, sum(x.doses) over (partition by x.depa_code, x.product_id, x.from_day order by x.n) as wanted
    from dosed x where not exists (select from dosed y where y.n = x.n and y.doses > y.remaining)
  ) r where r.wanted > r.remaining
)`;
