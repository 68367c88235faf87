import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeDirectory, temporaryDirectory } from '../kit/temporary-directory';

const ROOT = join(__dirname, '../../..');
const OPERATOR = JSON.parse(
  readFileSync(join(__dirname, '../kit/live-operator.json'), 'utf8'),
) as object;

let folder: string;
beforeEach(() => {
  folder = temporaryDirectory('live-build');
});
afterEach(() => removeDirectory(folder));

/** How a build for live ends that is refused, and what it left. */
function build(env: Readonly<Record<string, string>>) {
  const output = join(folder, 'dist');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'scripts/build.mjs'), 'h5'],
    {
      cwd: ROOT,
      env: {
        PATH: process.env.PATH ?? '',
        APP_ENV: 'live',
        OUTPUT_ROOT: output,
        ...env,
      },
      encoding: 'utf8',
      timeout: 120_000,
      killSignal: 'SIGKILL',
    },
  );
  const left = readdirSync(folder).includes('dist') ? readdirSync(output) : [];
  return { status, left, said: `${stdout}\n${stderr}` };
}

const operatorFile = (more: object): string => {
  const file = join(folder, 'operator.json');
  writeFileSync(file, JSON.stringify({ ...OPERATOR, ...more }));
  return file;
};

test('a build for live without who runs it, and without a domain, says both and writes nothing', () => {
  const { status, left, said } = build({});
  expect(said).toContain('OPERATOR_SETTINGS is not set: ');
  expect(said).toContain('SITE_DOMAIN has to be the domain that your hosts are in');
  expect({ status, left }).toEqual({ status: 1, left: [] });
});

test('what is missing in the file is named one by one, with what else is', () => {
  const file = operatorFile({ icpFiling: '', phone: undefined });
  const { status, left, said } = build({ OPERATOR_SETTINGS: file });
  expect(said).toContain(`OPERATOR_SETTINGS ${file}: icpFiling is empty.`);
  expect(said).toContain(`OPERATOR_SETTINGS ${file}: phone has to be a text.`);
  expect(said).toContain('SITE_DOMAIN has to be');
  expect(said).not.toContain('OPERATOR_SETTINGS is not set');
  expect({ status, left }).toEqual({ status: 1, left: [] });
});
