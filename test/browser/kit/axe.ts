import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(join(__dirname, '../../../node_modules/axe-core/axe.min.js'), 'utf8');

/** Rules that a phone page must satisfy: WCAG 2.2 A and AA, and best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Violations in what is visible, one per line: rule, element, and what is wrong with it.
 * The debugger evaluates the source, to which the page's security policy does not apply.
 * @param rules only these; all by default.
 */
export async function axe(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (rules?.length === 0) return [];
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const { violations } = await page.evaluate(
    async (runOnly) => {
      const { axe: checker } = window as unknown as { axe: typeof import('axe-core') };
      return (await checker.run(document, {
        runOnly: { ...runOnly, values: [...runOnly.values] },
        // WCAG 2.5.3; axe calls it experimental. An accessible name contains the visible words.
        rules: { 'label-content-name-mismatch': { enabled: true } },
        resultTypes: ['violations'],
      })) as Pick<AxeResults, 'violations'>;
    },
    rules ? { type: 'rule' as const, values: rules } : { type: 'tag' as const, values: TAGS },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const why = failureSummary
        .split('\n')
        .slice(1)
        .map((line) => line.trim());
      return `${id}: ${target.join(' ')}: ${why.join('; ')}`;
    }),
  );
}
