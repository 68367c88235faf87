// `npm run bench:year`: every background job among a year's rows on PostgreSQL; `-- 10` makes ten times as many.
import { measure } from './run.mjs';

await measure('year', process.argv.slice(2));
