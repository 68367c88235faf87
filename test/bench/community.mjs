// `npm run bench:community`: the feeds of 1,000,000 posts with 10,000,000 likes, compared with a trivial endpoint, and
// likes on one hot post, compared with one update a transaction. `-- prepare` only generates the posts and likes.
import { measure } from './run.mjs';

await measure('community', process.argv.slice(2));
