import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { removeDirectory, temporaryDirectory } from '../kit/temporary-directory';

const BUILD = join(__dirname, '../../../dist/server/main.js');

/** How a provider with these settings ends that does not start. */
function refusalOf(env: Readonly<Record<string, string>>) {
  const dataDir = temporaryDirectory('settings');
  try {
    const { status, stderr } = spawnSync(process.execPath, [BUILD], {
      env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, SEED: '0', ...env },
      encoding: 'utf8',
      timeout: 60_000,
    });
    return { status, said: stderr.trim() };
  } finally {
    removeDirectory(dataDir);
  }
}

test.each([
  ['COMMUNITY', 'yes please'],
  ['COMMUNITY_VIDEOS', 'ON!'],
  ['DATABASE_POOLER', 'pgbouncer'],
  ['SEED', 'Shanghai'],
  ['SEED', '310100, 310'],
])('%s=%s is named, and the provider does not start', (name, value) => {
  const { status, said } = refusalOf({ [name]: value });
  expect(status).toBe(1);
  expect(said).toContain(`${name} must be`);
  expect(said).toContain(value);
});

test.each(['310000', '310115', '310100,999999'])(
  'SEED=%s names what is no city with sample clinics, and the provider does not start',
  (value) => {
    const { status, said } = refusalOf({ SEED: value });
    expect(status).toBe(1);
    expect(said).toContain(`SEED names ${value.split(',').at(-1)}`);
  },
);
