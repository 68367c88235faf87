// `npm run bench:catalogue-apply`: the files of 3,000 clinics with 90,000 offers and ten million slots on PostgreSQL: checked,
// compared and applied, and what bookings and searches do meanwhile. Fewer clinics, as given: `-- 300`.
import { measure } from './run.mjs';

await measure('catalogue-apply', process.argv.slice(2));
