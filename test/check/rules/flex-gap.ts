import { parse } from 'postcss';
import type { Rule as StyleRule } from 'postcss';

import { filesOf } from '../build';
import type { Build } from '../build';
import { EVERY } from '../rule';
import type { Rule } from '../rule';

const GAP = /^(row-|column-)?gap$/;
/** Boxes in which every supported engine has gaps: grids (Chrome 66, iOS 12) and columns of text. */
const HAS_GAPS = /^(column-count|columns|grid-template-columns|grid-auto-flow)$/;

/** A rule of a stylesheet, by what a gap depends on. */
interface Box {
  readonly path: string;
  /** Last parts of its selectors, without states: what the box itself is called. */
  readonly names: readonly string[];
  readonly display: string | undefined;
  readonly hasColumns: boolean;
  readonly gap: boolean;
}

const nameOf = (selector: string): string =>
  (
    selector
      .trim()
      .split(/[\s>+~]+/)
      .pop() ?? ''
  ).replace(/:.*$/, '');

function boxOf(path: string, rule: StyleRule): Box {
  const declared = new Map<string, string>();
  rule.walkDecls(({ prop, value }) => void declared.set(prop, value));
  return {
    path,
    names: rule.selectors.map(nameOf),
    display: declared.get('display'),
    hasColumns: [...declared.keys()].some((property) => HAS_GAPS.test(property)),
    gap: [...declared].some(([property, value]) => GAP.test(property) && !/^0\w*$/.test(value)),
  };
}

/** Styles of a build: its stylesheets, and those within its start page. */
const stylesOf = (build: Build): (readonly [path: string, css: string])[] => [
  ...filesOf(build, /\.(css|wxss|acss)$/).map(({ path, read }) => [path, read()] as const),
  ...filesOf(build, /\.html$/).flatMap(({ path, read }) =>
    [...read().matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
      ([, css = '']) => [path, css] as const,
    ),
  ),
];

const isFlex = (display: string | undefined): boolean => /flex/.test(display ?? '');

/**
 * `gap` of flex boxes came with Chrome 84 and iOS 14.5, which the browserslist is older than: there children touch. In a grid it
 * is older than the list. What a box is may be said by another rule of the build.
 */
export const flexGap: Rule = {
  name: 'gap of flex boxes',
  targets: EVERY,
  check: (build) => {
    const boxes = stylesOf(build).flatMap(([path, css]) => {
      const found: Box[] = [];
      parse(css).walkRules((rule) => void found.push(boxOf(path, rule)));
      return found;
    });
    const flexible = new Set(
      boxes.filter(({ display }) => isFlex(display)).flatMap(({ names }) => names),
    );
    return boxes
      .filter(({ gap, display, hasColumns, names }) => {
        if (!gap || hasColumns) return false;
        return display === undefined ? names.some((name) => flexible.has(name)) : isFlex(display);
      })
      .map(({ path, names }) => `${path} has a gap in the flex box ${names.join(', ')}`);
  },
};
