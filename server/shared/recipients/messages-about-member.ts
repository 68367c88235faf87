import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** SQL: a message `m` of a caregiver leads to a member or one of their appointments. */
export const isAboutMember = (linkmanId: string): RawBuilder<boolean> => sql<boolean>`(
  m.link -> 'query' ->> 'linkmanId' = ${linkmanId}
  or m.link -> 'query' ->> 'orderId' in (select o.id from orders o where o.linkman_id = ${linkmanId}))`;
