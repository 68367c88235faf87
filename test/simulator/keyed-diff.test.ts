import { join } from 'node:path';
import fc, { runs } from '../tiers/properties';

import type { App } from './app';
import { launch } from './launch';
import type { Page } from './page';

const fixture = join(__dirname, 'fixture/weapp');

const row = fc.record({
  id: fc.integer({ min: 0, max: 12 }),
  kind: fc.constantFrom('plain', 'button'),
  text: fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 4 }),
});
const rows = fc.uniqueArray(row, { selector: ({ id }) => id, maxLength: 9 });
/** As above, but ids may repeat, as when a server sends a row twice. */
const sloppyRows = fc.array(row, { maxLength: 9 });

type Rows = { id: number; kind: string; text: string }[];

let app: App;
let page: Page;

beforeAll(async () => {
  app = await launch(fixture, { platform: 'weapp' });
  page = await app.open('pages/list/list');
});

async function show(edit: Rows): Promise<void> {
  (app.router.current.native as unknown as { show(rows: Rows): void }).show(edit);
  await app.settle();
}

const shown = () => page.findAll('.row').map((node) => [node.tag, node.dom.textContent]);
const wanted = (edit: Rows) =>
  edit.map(({ kind, text }) => [kind === 'plain' ? 'view' : 'button', text]);

test('after any edits a keyed list shows exactly its rows, in order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(rows, { minLength: 1, maxLength: 6 }), async (edits) => {
      for (const edit of edits) {
        await show(edit);
        expect(shown()).toEqual(wanted(edit));
      }
    }),
    { numRuns: runs(40) },
  );
});

test('doubled keys lose no row', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(sloppyRows, { minLength: 1, maxLength: 4 }), async (edits) => {
      for (const edit of edits) {
        await show(edit);
        expect(shown()).toEqual(wanted(edit));
      }
    }),
    { numRuns: runs(20) },
  );
});

test('a moved row keeps its element and still answers for itself', async () => {
  const a = { id: 1, kind: 'plain', text: 'a' };
  const b = { id: 2, kind: 'plain', text: 'b' };
  await show([a, b]);
  const before = page.find('a').dom;
  await show([b, a]);
  expect(page.find('a').dom).toBe(before);
  await page.tap('a');
  expect(page.find('.said').text).toBe('row 1');
});
