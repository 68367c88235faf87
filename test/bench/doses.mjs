// npm run bench:doses: what the evaluation of doses costs.
import { measure } from './run.mjs';

await measure('doses', process.argv.slice(2));
