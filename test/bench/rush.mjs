// `npm run bench:rush`: an announced release under 5,000 people, a third of them bots; fails where speed pays.
import { measure } from './run.mjs';

await measure('rush');
