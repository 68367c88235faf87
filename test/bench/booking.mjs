// `npm run bench:booking`: bookings per second over HTTP, compared with what the database does without the provider.
import { measure } from './run.mjs';

await measure('booking', process.argv.slice(2));
