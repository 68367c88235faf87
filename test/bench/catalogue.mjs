// `npm run bench:catalogue`: nearby clinics and search among 20,000 clinics, compared with a trivial endpoint in one
// run.
import { measure } from './run.mjs';

await measure('catalogue', process.argv.slice(2));
