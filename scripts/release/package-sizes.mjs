// Bytes of each package of a built mini-program, as the platforms count them before compilation.
import { join } from 'node:path';
import { importTypeScript } from '../../test/setup/run-typescript.mjs';

const CHECKS = join(import.meta.dirname, '../../test/check');

/** @returns the files of the packages, their sizes, and which are over a limit */
export async function readPackages(folder, target) {
  const { packaged, packageBytes, packageSizes, readBuild } = await importTypeScript(
    join(CHECKS, 'package-report.ts'),
  );
  const build = readBuild(folder, target);
  const { main, packages } = packageBytes(build);
  return {
    files: packaged(build),
    problems: packageSizes.check(build),
    packages: [
      { name: 'main package', bytes: main },
      ...Object.entries(packages).map(([name, bytes]) => ({ name, bytes })),
    ],
  };
}

const KB = 1024;

/** Lines of a table of packages. */
export function reportOf(target, packages) {
  const total = packages.reduce((sum, { bytes }) => sum + bytes, 0);
  const width = Math.max(...packages.map(({ name }) => name.length), 'whole app'.length);
  const line = ({ name, bytes }) =>
    `  ${name.padEnd(width)} ${(bytes / KB).toFixed(1).padStart(8)} KB`;
  return [target, ...packages.map(line), line({ name: 'whole app', bytes: total })];
}
