import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import native from '@/theme.json';
import { CHROME } from './chrome-colors';

const sheet = readFileSync(join(__dirname, '../tokens.scss'), 'utf8');
const tokensOf = (mode: string) =>
  new Map(
    [
      ...(new RegExp(`@mixin ${mode} \\{([\\s\\S]*?)\\n\\}`).exec(sheet)?.[1] ?? '').matchAll(
        /--([\w-]+): (#[0-9a-f]{6});/g,
      ),
    ].map(([, name, value]) => [name, value]),
  );

describe.each(['light', 'dark'] as const)('the native bars in %s', (mode) => {
  const { bar, front, page, text, tab, tabOn, edge } = CHROME[mode];

  test('wear the colours of the tokens', () => {
    const tokens = tokensOf(mode);
    expect(bar).toBe(tokens.get('c-surface'));
    expect(page).toBe(tokens.get('c-bg'));
    expect(tab).toBe(tokens.get('c-text-3'));
    expect(tabOn).toBe(tokens.get('c-brand'));
  });

  test('are the same before the first script runs', () => {
    const barText = front === '#000000' ? 'black' : 'white';
    expect(native[mode]).toEqual({ bar, barText, page, pullText: text, tab, tabOn, edge });
  });
});
