// Checks the builds in dist/: node test/check/run.mjs [weapp] [alipay] [h5]
import { join } from 'node:path';
import { importTypeScript } from '../setup/run-typescript.mjs';

const here = import.meta.dirname;
const { checkBuilds } = await importTypeScript(join(here, 'check.ts'));
const asked = process.argv.slice(2);
const targets = asked.length ? asked : ['weapp', 'alipay', 'h5'];
const dist = process.env.DIST ?? join(here, '../../dist');
const failed = await checkBuilds(dist, targets, (line) => console.log(line));
process.exitCode = failed ? 1 : 0;
