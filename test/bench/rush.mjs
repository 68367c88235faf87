// `npm run bench:rush`: an announced release under 5,000 people, a third of them bots; fails if speed is an advantage.
import { measure } from './run.mjs';

await measure('rush');
