import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { OWN_OPERATOR, ownOperatorFile } from '../samples/own-operator';
import { removeDirectory, temporaryDirectory } from '../server/kit/temporary-directory';
import { until } from '../server/kit/until';
import { useSite } from './kit/site';
import type { Visitor } from './kit/visitor';

const ROOT = join(__dirname, '../..');
const folder = temporaryDirectory('own-operator');
const h5 = join(folder, 'h5');

// Before the site starts: a build with an operator's own details, as going-live.md makes one.
beforeAll(() => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.mjs', 'h5'], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      OUTPUT_ROOT: folder,
      OPERATOR_SETTINGS: ownOperatorFile(folder),
      QUICK_BUILD: '1',
    },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
}, 300_000);
const site = useSite({ h5 });
afterAll(() => removeDirectory(folder));

const REGISTERS = [
  [OWN_OPERATOR.icpFiling, 'https://beian.miit.gov.cn/'],
  [OWN_OPERATOR.policeFiling, 'https://beian.mps.gov.cn/'],
] as const;
const leadsTo = ({ watched }: Visitor, register: string): boolean =>
  watched.departures.some((url) => url.startsWith(register));

test('About says who runs the service, under which licence and filings, and leads to the registers', async () => {
  const visitor = await site.visit({ leaves: true });
  const { name, address, email, licence, phone } = OWN_OPERATOR;
  for (const [filing, register] of REGISTERS) {
    await visitor.open('/about');
    const page = visitor.shown();
    for (const text of [name.zh, address.zh, email, licence, phone, '12320', '12377'])
      await page.getByText(text, { exact: true }).waitFor();
    await page.getByText(/区县的疾控中心/).waitFor();
    expect(await page.getByText(/示例/).count()).toBe(0);
    await page.getByText(filing).click();
    await until(() => leadsTo(visitor, register));
  }
});

test('the foot of home shows both filings, each with its register', async () => {
  const visitor = await site.visit({ leaves: true });
  await visitor.open('/home');
  for (const [filing, register] of REGISTERS) {
    await visitor.shown().getByText(filing).click();
    await until(() => leadsTo(visitor, register));
  }
});
