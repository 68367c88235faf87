// `npm run bench:recall`: finding everybody whom a recalled lot was given, one in twenty of 100,000 orders, on PostgreSQL, by
// HTTP, and writing to them. Fails where a call takes more than 2 s. Another number of orders: `-- 500000`.
import { measure } from './run.mjs';

await measure('recall', process.argv.slice(2));
