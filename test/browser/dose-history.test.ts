import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { addMonths } from '@contract/time/day-rules';
import { freshMobile } from './kit/booking';
import { arrive } from './kit/booking-steps';
import { inEveryVisualMode } from './kit/in-every-visual-mode';
import { screenshot } from './kit/screenshot';
import { useSite } from './kit/site';
import { vaccinated } from './kit/vaccinated';
import type { Visitor } from './kit/visitor';
import type { Login } from '../server/kit/harness';

const site = useSite();

/** A parent of a child of six years who has had every dose of the programme. */
async function schoolChild(
  documentNumber: string,
): Promise<{ readonly login: Login; readonly linkmanId: string }> {
  const provider = site.provider();
  const today = new Date(provider.now + 8 * 3_600_000).toISOString().slice(0, 10);
  const login = await provider.signUp(freshMobile());
  const { linkmanId } = await provider.ok(
    'POST /linkman/linkman/saveOrUpdateV2.do',
    {
      name: '小禾',
      documentKind: 7,
      documentNumber,
      sex: 2,
      birthday: addMonths(today, -75),
      relationType: 3,
      mobile: '13700000000',
      guardian: { name: '李青', mobile: '13700000000', relation: 'mother' },
      consent: true,
      guardianConsentVersion: '1.0',
    },
    { as: login },
  );
  const answer = { linkmanId, batchKey: 'all-doses-of-the-programme', upToMonths: 72 };
  await provider.ok('POST /vaccine/plan/saveDoseHistory.do', answer, { as: login });
  return { login, linkmanId };
}

/** Pages of the document that the browser prints on A4. */
async function printedPages({ page }: Visitor): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return (pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? []).length;
}

const photo = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 1_200, channels: 3, background } })
    .jpeg()
    .toBuffer();

async function addPhotos(visitor: Visitor, colours: readonly string[]): Promise<void> {
  const chooser = visitor.page.waitForEvent('filechooser');
  await visitor.shown().getByRole('button', { name: '拍照或选图' }).click();
  const files = await Promise.all(colours.map(photo));
  await (
    await chooser
  ).setFiles(files.map((buffer) => ({ name: 'page.jpg', mimeType: 'image/jpeg', buffer })));
}
const openPhoto = (visitor: Visitor, index: number): Locator =>
  visitor.shown().getByRole('button', { name: `查看第 ${index} 张` });

test('a school child’s whole record is reached from the plan, and prints on one page in both languages', async () => {
  const { login } = await schoolChild('A223456781');
  const visitor = await site.visit({ signedInAs: login });
  await visitor.open('/vaccinePlan');
  await visitor.shown().getByRole('link', { name: '已打过 查看和打印' }).click();
  await arrive(visitor, '/doseHistory');
  await visitor.shown().getByText('小禾', { exact: true }).first().waitFor();
  expect(await visitor.shown().getByText('家长自报').count()).toBeGreaterThan(15);
  await visitor.shown().getByText('Poliomyelitis').first().waitFor();
  await inEveryVisualMode(visitor, 'dose-history');
  expect(await printedPages(visitor)).toBe(1);
  await visitor.page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await visitor.shown().getByText('法定接种记录以', { exact: false }).waitFor();
  expect(await visitor.shown().getByRole('button').count()).toBe(0);
  await screenshot(visitor.page, 'dose-history-print');
  await visitor.page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  visitor.expectNoProblems();
});

test('a clinic’s dose leads to its certificate, and the certificate back to the whole record', async () => {
  const { login, orderId } = await vaccinated(site.provider(), '林小满');
  const visitor = await site.visit({ signedInAs: login });
  await visitor.open('/doseHistory');
  await visitor.shown().getByText('批号 L20260715', { exact: false }).waitFor();
  await visitor
    .shown()
    .getByRole('button', { name: /的接种凭证$/ })
    .click();
  await arrive(visitor, '/certificate');
  expect(visitor.path()).toContain(orderId);
  await visitor
    .shown()
    .getByRole('button', { name: /^全部接种记录/ })
    .click();
  await arrive(visitor, '/doseHistory');
  visitor.expectNoProblems();
});

test('photos of the booklet are added, looked at and removed', async () => {
  const { login, linkmanId } = await schoolChild('A223456782');
  const visitor = await site.visit({ signedInAs: login });
  await visitor.open(`/doseHistory?linkmanId=${linkmanId}`);
  await addPhotos(visitor, ['#446688', '#886644']);
  await openPhoto(visitor, 2).waitFor();
  await openPhoto(visitor, 1).click();
  await visitor.page.getByRole('dialog').waitFor();
  await visitor.page.keyboard.press('Escape');
  await visitor.shown().getByRole('button', { name: '删除第 1 张' }).scrollIntoViewIfNeeded();
  await visitor.settle();
  await screenshot(visitor.page, 'dose-history-booklet');
  await visitor.shown().getByRole('button', { name: '删除第 1 张' }).click();
  await visitor.page.getByRole('button', { name: '删除', exact: true }).click();
  await openPhoto(visitor, 2).waitFor({ state: 'detached' });
  expect(await openPhoto(visitor, 1).count()).toBe(1);
  visitor.expectNoProblems();
});
