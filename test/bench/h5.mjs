// `npm run bench:h5 [-- rounds]`: cold loads of the built site, compared with a plain React page.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { measure, root } from './run.mjs';

const site = process.env.H5_DIR ?? join(root, 'dist/h5');
if (!existsSync(join(site, 'index.html'))) {
  console.error('Build the site first: npm run build -- h5');
  process.exit(1);
}
await measure('h5', [site, ...process.argv.slice(2)]);
