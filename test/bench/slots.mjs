// `npm run bench:slots`: slots made by schedules on PostgreSQL, per second, and what a booking's lock waits meanwhile. The
// number of clinics is 200, or as given: `-- 3000` makes some 10 million slots.
import { measure } from './run.mjs';

await measure('slots', process.argv.slice(2));
