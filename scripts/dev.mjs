// npm run dev:h5, dev:weapp, dev:alipay: builds a target and builds it again at every change, as
// `npx taro build --type <target> --watch` does. H5 is served on port 10099, with API calls going to the provider on port 8080;
// mini-programs are opened from dist/<target> in the platform's own tools.
import { taro } from './build-target.mjs';

const TARGETS = ['h5', 'weapp', 'alipay'];

const [target] = process.argv.slice(2);
if (!TARGETS.includes(target)) {
  console.error(`node scripts/dev.mjs ${TARGETS.join('|')}`);
  process.exit(2);
}
process.exitCode = await taro(target, ['--watch']);
