/**
 * Whether an order `o` is for the person of an entry `w`: of the same document, and made by the same account; or, where a
 * clinic knows that the entry's account has the person, for the same name or another one of theirs. Other orders must not be disclosed to the entry's
 * owner, so they do not count.
 */
export const IS_SAME_PERSON = `o.person_key = w.person_key and (o.user_id = w.user_id or exists (
      select from linkmen m where m.id = w.linkman_id and m.proved_at is not null and (o.claimant = '' or o.status in ('ARRIVED', 'DONE'))
        and are_names_of(o.person_key, order_name(o), m.name)
    ))`;

/** Whether an entry `other` waits for the person of an entry `w`, by the same rule. */
export const WAITS_FOR_SAME_PERSON = `other.person_key = w.person_key and (other.user_id = w.user_id or exists (
        select from linkmen m join linkmen n on are_names_of(w.person_key, n.name, m.name)
        where m.id = w.linkman_id and n.id = other.linkman_id and m.proved_at is not null and n.proved_at is not null
      ))`;
