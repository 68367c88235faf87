// npm run sizes: bytes of each package of the built mini-programs in dist, and which are over a limit.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readPackages, reportOf } from './package-sizes.mjs';

const dist = process.env.OUTPUT_ROOT ?? join(import.meta.dirname, '../../dist');
for (const target of ['weapp', 'alipay']) {
  const folder = join(dist, target);
  if (!existsSync(folder)) {
    console.error(`${target}: there is no build in ${folder}; npm run build -- ${target}`);
    process.exitCode = 1;
    continue;
  }
  const { packages, problems } = await readPackages(folder, target);
  for (const line of [...reportOf(target, packages), ...problems]) console.log(line);
  if (problems.length > 0) process.exitCode = 1;
}
