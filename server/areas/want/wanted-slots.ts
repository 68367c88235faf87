import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** SQL condition: clinic `d` lies where somebody waits (`w` of `user_wants`): in the area, the city or the province. */
export const wantedIn = (): RawBuilder<boolean> =>
  sql<boolean>`w.region_code in (d.region_code, d.city_code, d.province_code)`;
