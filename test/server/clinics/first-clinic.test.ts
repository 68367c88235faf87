import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { CODE } from '@contract/errors';
import { shanghaiDay } from '@contract/time/shanghai-rules';
import { addDays } from '@contract/time/day-rules';
import { codeOfStep, STEP } from '../../../server/domain/staff/session/totp';
import { residentId } from '../../browser/kit/booking';
import { AGREED } from '../../samples/agreed';
import type { Provider } from '../kit/harness';
import { liveSettings } from '../kit/live-settings';
import { ROOT } from '../kit/root';
import { clockAt, startOn } from '../kit/start-on';
import { removeDirectory, temporaryDirectory } from '../kit/temporary-directory';
import { found } from '../kit/until';
import { createTestDatabase, KINDS } from '../kit/worlds/booking-world';
import type { TestDatabase } from '../kit/worlds/booking-world';

// docs/first-clinic.md: its commands and files in their order, in live mode, until the report has the first vaccination.

const CLINIC = '3101150001';
const PRODUCT = 'hepb20-ncpc';
const BIRTHDAY = '1990-05-17';
const MOBILE = '13700000001';
const PASSWORD = 'a long password';
const MANAGER = { login: 'manager.wang', password: 'another long password' };
/** The folder of the page, and the day that it closes. */
const FOLDER = 'my-clinics';
const CLOSED_DAY = '2027-01-09';
const HOLIDAY = '2027-01-01';

type Block = { readonly kind: 'sh' | 'csv'; readonly file: string; readonly text: string };

/** Commands and files of a section of the page. */
function blocksOf(section: number): readonly Block[] {
  const page = readFileSync(join(ROOT, 'docs/first-clinic.md'), 'utf8');
  const text = page.split(/^## /m).find((part) => part.startsWith(`${section}. `)) ?? '';
  return [...text.matchAll(/^```(sh|csv) ?(.*)\n([\s\S]*?)^```$/gm)].map(
    ([, kind, file = '', block = '']) => ({ kind: kind as Block['kind'], file, text: block }),
  );
}

/** The first sign-in of somebody of the staff, with an authenticator. @returns the token */
async function signIn(
  provider: Provider,
  proof: { readonly login: string; readonly password: string },
): Promise<string> {
  const begun = await provider.ok('POST /desk/factor/begin.do', proof);
  const code = codeOfStep(begun.secret, Math.floor(provider.now / STEP));
  return (await provider.ok('POST /desk/factor/confirm.do', { ...proof, code })).token;
}

describe.each(KINDS)('on %s', (kind) => {
  let database: TestDatabase;
  let folder: string;
  let gateway: Server;
  const texts: string[] = [];
  const live = (): Record<string, string> => ({
    ...liveSettings(),
    SMS_GATEWAY: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/`,
  });

  beforeAll(async () => {
    database = await createTestDatabase(kind);
    folder = temporaryDirectory('first-clinic');
    gateway = createServer((request, response) => {
      request.on('data', (part) => texts.push(String(part)));
      request.on('end', () => response.end());
    });
    await new Promise<void>((settle) => gateway.listen(0, '127.0.0.1', settle));
  });
  afterAll(async () => {
    await new Promise((settle) => gateway?.close(settle));
    await database?.remove();
    removeDirectory(folder);
  });

  const inFolder = (text: string): string => text.split(FOLDER).join(join(folder, FOLDER));

  /** Runs a block of the page; files are written as they stand there. @returns what was said */
  function follow({ kind: how, file, text }: Block, day = CLOSED_DAY): string {
    const given = inFolder(text).split(CLOSED_DAY).join(day);
    if (how === 'csv') {
      writeFileSync(inFolder(file), given);
      return '';
    }
    const { status, stdout, stderr } = spawnSync('/bin/sh', ['-ec', given], {
      cwd: ROOT,
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH ?? '',
        ...live(),
        DATA_DIR: database.dataDir,
        ...(database.postgres && { DATABASE_URL: database.postgres.url }),
      },
    });
    if (status !== 0) throw new Error(`${given}\nended with ${status}:\n${stdout}${stderr}`);
    return stdout + stderr;
  }
  const followAll = (section: number, day?: string): string =>
    blocksOf(section)
      .map((block) => follow(block, day))
      .join('\n');

  test('the folder is written, filled in, checked and applied, and nobody is met', () => {
    for (const section of [1, 2, 3, 4]) followAll(section);
    const said = followAll(5);
    expect(said).toMatch(/Clinics: 2 added/);
    expect(said).toMatch(/Applied\./);
    expect(follow({ kind: 'sh', file: '', text: `npm run catalogue -- diff ${FOLDER}\n` })).toMatch(
      /[Nn]othing/,
    );
    followAll(6);
  });

  let day: string;
  let orderId: string;

  /** Somebody signs in by SMS, adds themselves and books. */
  async function book(provider: Provider): Promise<void> {
    const on = {
      headers: { cookie: `ym_device=${createHash('sha256').update(MOBILE).digest('base64url')}` },
    };
    await provider.ok(
      'POST /message/validate/h5/sendVcode.do',
      { mobile: MOBILE, purpose: 'login' },
      on,
    );
    const vcode = /(?<!\d)(\d{6})(?!\d)/.exec(texts.at(-1)?.replace(MOBILE, '') ?? '')?.[1] ?? '';
    const login = await provider.ok(
      'POST /passport/v1/h5/login/loginByMobile.do',
      { mobile: MOBILE, vcode, agreed: AGREED },
      on,
    );
    const as = { as: { token: login.token, secret: login.secret } };
    const { linkmanId } = await provider.ok(
      'POST /linkman/linkman/saveOrUpdateV2.do',
      {
        name: '王小芳',
        documentKind: 1,
        documentNumber: residentId(BIRTHDAY),
        sex: 2,
        birthday: BIRTHDAY,
        relationType: 1,
        mobile: MOBILE,
        isDefault: 1,
        consent: true,
      },
      as,
    );
    const target = { depaCode: CLINIC, productId: PRODUCT };
    // Not the holiday of the page.
    day =
      [2, 3]
        .map((days) => addDays(shanghaiDay(provider.now), days))
        .find((one) => one !== HOLIDAY) ?? '';
    const slots = await found(async () => {
      const made = await provider.ok('GET /subscribe/subscribe/departmentWorkTimes2.do', {
        ...target,
        day,
      });
      return made.length > 0 ? made : undefined;
    });
    expect(slots.map(({ residue }) => residue)).toEqual([6, 6, 6]);
    const { version } = await provider.ok('GET /vaccine/vaccineArticle/findVaccGuidelines.do', {
      vaccId: PRODUCT,
    });
    ({ orderId } = await provider.ok(
      'POST /subscribe/subscribe/addV2.do',
      {
        idempotencyKey: 'first-clinic-0001',
        ...target,
        slotId: slots[0]?.id ?? 0,
        linkmanId,
        doseNo: 1,
        guidelineVersion: version,
      },
      as,
    ));
  }

  test('the live provider has slots, the clinic’s page has its vaccines, and somebody books one', async () => {
    const provider = await startOn(database, live());
    try {
      await book(provider);
      const shown = await provider.ok(
        'GET /department/department/getDepartmentVaccineCatalogForOnline.do',
        { depaCode: CLINIC },
      );
      const products = shown.flatMap(({ vaccines }) => vaccines.map(({ productId }) => productId));
      expect(products.sort()).toEqual(['hepb-nip', 'hepb20-ncpc', 'mmr-nip']);
    } finally {
      await provider.halt();
    }
  });

  test('a closed day meets the appointment, which stays', async () => {
    const [file, command] = blocksOf(8);
    if (file) follow(file, day);
    const said = command ? follow(command) : '';
    expect(said).toMatch(/1 appointment/);
    expect(said).toContain(day);
    const digest = /Digest: (\S+)/.exec(said)?.[1] ?? '';
    const apply = `npm run catalogue -- apply ${FOLDER}`;
    expect(() => follow({ kind: 'sh', file: '', text: `${apply} --yes\n` })).toThrow(/--digest/);
    follow({ kind: 'sh', file: '', text: `${apply} --digest ${digest}\n` });
  });

  test('on the day the desk checks them in and finishes, and the manager’s report has it', async () => {
    // A live provider's clock is the machine's; the day comes for the same data outside live.
    const env = { ...live(), APP_ENV: 'stage', ...clockAt(Date.parse(`${day}T13:20:00+08:00`)) };
    const provider = await startOn(database, env);
    try {
      const token = await signIn(provider, { login: 'nurse.li', password: PASSWORD });
      const at = { headers: { 'desk-token': token } };
      const arrived = await provider.call('POST /desk/arrive.do', { orderId }, at);
      expect(arrived.code).toBe(CODE.SUCCESS);
      const finished = await provider.call(
        'POST /desk/finish.do',
        { orderId, lot: 'A20270101' },
        at,
      );
      expect(finished.code).toBe(CODE.SUCCESS);
      const manager = await signIn(provider, MANAGER);
      const { rows, total } = await provider.ok(
        'GET /manage/report.do',
        { firstDay: day, lastDay: day },
        { headers: { 'desk-token': manager } },
      );
      expect(rows.map(({ key }) => key)).toEqual([day]);
      expect(total).toMatchObject({ booked: 1, vaccinated: 1, given: 1, walkIns: 0, missed: 0 });
    } finally {
      await provider.halt();
    }
  });
});
