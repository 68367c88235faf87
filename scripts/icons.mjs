// npm run icons: writes the icons' style sheet; with --check only reports whether it is up to date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { currentStyles, STYLES } from './icon-styles.mjs';

const styles = currentStyles();
if (!process.argv.includes('--check')) {
  writeFileSync(STYLES, styles);
} else if (!existsSync(STYLES) || readFileSync(STYLES, 'utf8') !== styles) {
  console.error('src/ui/icon/icons.generated.scss is stale: run `npm run icons`');
  process.exit(1);
}
