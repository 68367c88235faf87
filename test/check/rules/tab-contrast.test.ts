import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { contrast, iconViolations, inkOf } from './tab-contrast';

const FOLDER = join(__dirname, '../../../src/assets/tab');

test('contrast is what WCAG computes', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#0a665b', '#14201d')).toBeLessThan(2.5);
});

test.each(readdirSync(FOLDER))('%s can be seen on the light and on the dark bar', async (file) => {
  const png = readFileSync(join(FOLDER, file));
  expect(await inkOf(png)).toMatch(/^#[0-9a-f]{6}$/);
  expect(await iconViolations(file, png)).toEqual([]);
});

test('an icon that is too faint on one bar is reported with its contrast', async () => {
  // One pixel of the brand colour that the bar's labels have: 1x1, eight bits RGBA.
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGPgSov+DwADFAHLqcy+uQAAAABJRU5ErkJggg==',
    'base64',
  );
  expect(await inkOf(png)).toBe('#0a665b');
  expect(await iconViolations('a.png', png)).toEqual([
    expect.stringMatching(/^a\.png stands at 2\.\d:1 on the dark tab bar, 3:1 is needed$/),
  ]);
  expect(await iconViolations('b.png', Buffer.from('x'))).toEqual([]);
});
