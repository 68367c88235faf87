import type { Page } from 'playwright-core';

/** Screenshots taken at most until two in a row are the same. */
const ATTEMPTS = 10;
const BETWEEN = 150;
/** The code of an order or of a certificate as a picture, in the languages of their screens. */
const CODE = /^(预约二维码|Appointment QR code|接种凭证二维码)/;
const MASK = '#9aa3ad';

/**
 * What differs between runs, and what stands for it: references of sample orders and certificates, the minute at which they were
 * made, the time that is left of a hold or an offer.
 */
const RANDOM: readonly (readonly [form: string, instead: string])[] = [
  ['\\b[0-9A-Z]{4}-[0-9A-Z]{4}\\b', 'ABCD-2345'],
  ['\\b10:3[0-4]$', '10:30'],
  ['\\b[0-4]:\\d\\d$|\\b5:0\\d$', '4:59'],
  ['\\b[0-9A-F]{12}\\b', '0123456789AB'],
  ['还剩 1[45]:\\d\\d$', '还剩 14:59'],
];

/** Replaces it in the page's texts. Runs in the page. */
function replaceRandom(random: readonly (readonly [string, string])[]): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const before = node.nodeValue ?? '';
    const after = random.reduce(
      (text, [form, instead]) => text.replace(new RegExp(form, 'g'), instead),
      before,
    );
    if (after !== before) node.nodeValue = after;
  }
}

/** Waits until every picture of the page is decoded. Runs in the page. */
async function decodePictures(): Promise<void> {
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
}

/** The browser's own controls show how much of a film has been loaded so far. Runs in the page. */
function hideControls(): void {
  for (const video of document.querySelectorAll('video')) video.controls = false;
}

async function take(page: Page): Promise<Buffer> {
  await page.evaluate(decodePictures);
  await page.evaluate(hideControls);
  await page.evaluate(replaceRandom, RANDOM);
  return page.screenshot({
    animations: 'disabled',
    caret: 'hide',
    mask: [page.getByRole('img', { name: CODE })],
    maskColor: MASK,
  });
}

/**
 * The viewport once it is at rest, with what is random replaced.
 * @throws Error where it keeps moving
 */
export async function stableScreenshot(page: Page): Promise<Buffer> {
  let before = await take(page);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    await page.waitForTimeout(BETWEEN);
    const now = await take(page);
    if (now.equals(before)) return now;
    before = now;
  }
  throw new Error(`${page.url()} does not come to rest`);
}
