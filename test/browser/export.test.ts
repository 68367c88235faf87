import { readFileSync } from 'node:fs';
import { mailsTo, unzipped } from '../server/kit/worlds/export-world';
import { axe } from './kit/axe';
import { newResident } from './kit/booking';
import { arrive, press } from './kit/booking-steps';
import { dress, VISUAL_MODES_OF_RUN, overflow } from './kit/page-state';
import { screenshot } from './kit/screenshot';
import { signInHere } from './kit/sign-in';
import { useSite } from './kit/site';
import type { Visitor } from './kit/visitor';

const site = useSite();
const LIGHT = { name: 'light', dark: false, large: false };
const MINUTE = 60_000;
/** Longer than the pause between two codes. */
const NEXT_CODE = MINUTE + 1_000;

async function checkAppearance(visitor: Visitor, name: string): Promise<void> {
  await visitor.settle();
  const { page } = visitor;
  for (const each of VISUAL_MODES_OF_RUN) {
    await dress(page, each);
    await screenshot(page, `export-${name}-${each.name}`);
    expect(await axe(page)).toEqual([]);
    for (const width of [320, 390, 768]) expect(await overflow(page, width, 844)).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await dress(page, LIGHT);
}

/** Fills in the form; the code is read as from the phone. */
async function request(visitor: Visitor, mobile: string, email: string): Promise<void> {
  await visitor.open('/submitEmail');
  await visitor.shown().getByLabel('接收链接的邮箱').fill(email);
  await press(visitor, '获取验证码');
  await visitor.shown().getByText('秒后重发').waitFor();
  await visitor
    .shown()
    .getByLabel('短信验证码')
    .fill(await site.provider().newestCode(mobile));
  await press(visitor, '开始导出');
}

test('personal data is requested, announced by mail, and downloaded after signing in again', async () => {
  const email = 'xiaofang@mail.example.cn';
  const person = await newResident(site.provider(), { byPlatform: true });
  const visitor = await site.visit({ signedInAs: person.login });
  const shown = () => visitor.shown();
  await visitor.open('/submitEmail');
  await checkAppearance(visitor, 'form');
  await press(visitor, '开始导出');
  await shown()
    .getByText(/请填写邮箱地址/)
    .waitFor();
  await checkAppearance(visitor, 'form-errors');
  await request(visitor, person.mobile, email);
  await shown().getByText('链接已发到您的邮箱').waitFor();
  await arrive(visitor, '/exportSuccess');
  await checkAppearance(visitor, 'sent');

  await press(visitor, '下载');
  await shown()
    .getByText(/请重新登录后再下载/)
    .waitFor();
  await checkAppearance(visitor, 'sign-in-again');
  await visitor.open('/submitEmail');
  await shown().getByText('24 小时内已经导出过').waitFor();
  await shown()
    .getByText(/起可以再次导出/)
    .waitFor();
  await checkAppearance(visitor, 'too-soon');

  // The mail's link, some time later: whoever is signed in signs in again.
  await site.later(NEXT_CODE);
  const [mail] = await mailsTo(site.provider(), email);
  const link = /\/index\.html#(\/exportSuccess\?exportId=[\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
  await visitor.open(link);
  await press(visitor, '下载');
  await press(visitor, '重新登录后下载');
  await arrive(visitor, '/login');
  await signInHere(visitor, site.provider(), person.mobile);
  await arrive(visitor, '/exportSuccess');
  const coming = visitor.page.waitForEvent('download');
  await press(visitor, '下载');
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^yimiao-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipped(readFileSync(await download.path()));
  const html = files.get('index.html')?.toString('utf8') ?? '';
  expect(html).toContain(person.name);
  expect(html).toContain(person.mobile);
  await shown().getByText('下载已开始，文件在浏览器的“下载”里').waitFor();

  // The archive's own page: no scripts, readable on a phone, in the dark and without the network.
  await visitor.page.setContent(html);
  expect(await axe(visitor.page)).toEqual([]);
  for (const width of [320, 768]) expect(await overflow(visitor.page, width, 844)).toEqual([]);
  await screenshot(visitor.page, 'export-archive');

  const other = await newResident(site.provider(), { byPlatform: true, name: '李别人' });
  const stranger = await site.visit({ signedInAs: other.login });
  await stranger.open(link);
  await stranger.shown().getByText('这个链接打不开').waitFor();
  expect(await stranger.page.content()).not.toContain(email);
  await checkAppearance(stranger, 'unknown');
});

test('an export can be cancelled, in English too, and then made anew', async () => {
  const person = await newResident(site.provider(), { byPlatform: true });
  const visitor = await site.visit({ signedInAs: person.login, locale: 'en-US' });
  const shown = () => visitor.shown();
  await visitor.open('/submitEmail');
  await shown().getByLabel('E-mail address for the link').fill('wang@mail.example.com');
  await checkAppearance(visitor, 'form-english');
  await press(visitor, 'Get code');
  await shown().getByText('Send again in').waitFor();
  await shown()
    .getByLabel('SMS code')
    .fill(await site.provider().newestCode(person.mobile));
  await press(visitor, 'Start the export');
  await shown().getByText('The link is in your mailbox').waitFor();
  await checkAppearance(visitor, 'sent-english');
  await press(visitor, 'Delete the file now');
  const dialog = visitor.page.getByRole('alertdialog', { name: 'Cancel this export?' });
  await dialog.getByRole('button', { name: 'Delete the file now' }).click();
  await shown().getByText('This export is cancelled').waitFor();
  await checkAppearance(visitor, 'cancelled-english');
  visitor.expectNoProblems();
});
