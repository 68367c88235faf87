import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';

import { CHROME } from '../../../src/ui/theme/chrome-colors';
import { appJson } from '../build';
import type { Build } from '../build';
import { MINI } from '../rule';
import type { Rule } from '../rule';

/** WCAG 2.2: 1.4.11 for icons, 1.4.3 for text. */
const ICON = 3;
const TEXT = 4.5;
const OPAQUE = 255;

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((index) => parseInt(colour.slice(index, index + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours `#rrggbb`, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

function tooFaint(what: string, ink: string, least: number): string[] {
  return Object.entries(CHROME)
    .filter(([, { bar }]) => contrast(ink, bar) < least)
    .map(
      ([mode, { bar }]) =>
        `${what} stands at ${contrast(ink, bar).toFixed(1)}:1 on the ${mode} tab bar, ${least}:1 is needed`,
    );
}

/** The opaque colour that most of a picture is drawn in, `#rrggbb`; null where there is none, or no picture. */
export async function inkOf(picture: Buffer): Promise<string | null> {
  const points = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer()
    .catch(() => Buffer.alloc(0));
  const counts = new Map<string, number>();
  for (let index = 0; index < points.length; index += 4) {
    if (points[index + 3] !== OPAQUE) continue;
    const ink = `#${points.toString('hex', index, index + 3)}`;
    counts.set(ink, (counts.get(ink) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most ? most[0] : null;
}

/** What is wrong with an icon on either tab bar; nothing for a file that is no picture. */
export async function iconViolations(path: string, picture: Buffer): Promise<string[]> {
  const ink = await inkOf(picture);
  return ink ? tooFaint(path, ink, ICON) : [];
}

function iconPaths(build: Build): string[] {
  const { tabBar } = appJson(build);
  return (tabBar?.list ?? tabBar?.items ?? [])
    .flatMap(({ iconPath, selectedIconPath, icon, activeIcon }) => [
      iconPath,
      selectedIconPath,
      icon,
      activeIcon,
    ])
    .filter((path): path is string => Boolean(path) && build.has(path ?? ''));
}

const labelViolations = (): string[] =>
  Object.entries(CHROME).flatMap(([mode, { bar, tab, tabOn }]) =>
    [tab, tabOn]
      .filter((ink) => contrast(ink, bar) < TEXT)
      .map((ink) => `labels of the ${mode} tab bar in ${ink} need ${TEXT}:1`),
  );

/** One set of icons is used on the light and the dark bar, since neither platform changes them with the bar. */
export const tabContrast: Rule = {
  name: 'tab bar contrast',
  targets: MINI,
  async check(build) {
    const found = iconPaths(build).map((path) =>
      iconViolations(path, readFileSync(join(build.root, path))),
    );
    return [...(await Promise.all(found)).flat(), ...labelViolations()];
  },
};
