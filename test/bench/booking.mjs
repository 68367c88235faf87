// `npm run bench:booking`: bookings a second over HTTP beside what the database does without us.
import { measure } from './run.mjs';

await measure('booking', process.argv.slice(2));
