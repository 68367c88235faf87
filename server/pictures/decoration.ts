import { DECORATIONS } from '@contract/community/decoration-rules';
import type { DecorationKind } from '@contract/community/decoration-rules';
import { paletteOf } from './colours';
import type { Palette } from './colours';
import { circle, line, rect, shape, svg } from './svg';

const SIZE = 160;

/** Outlines in a 160 × 160 field, drawn flat or shaded. */
type Motif = (p: Palette, fill: string) => string;

const drop: Motif = (p, fill) =>
  shape('M80 26q44 52 44 78a44 44 0 0 1-88 0q0-26 44-78z', fill) +
  line('M60 104a20 20 0 0 0 16 20', p.wall, 6);
const shield: Motif = (p, fill) =>
  shape('M80 24l46 16v38q0 40-46 60-46-20-46-60V40z', fill) + line('M60 80l14 14 28-30', p.wall, 9);
const heart: Motif = (_p, fill) =>
  shape('M80 136C10 90 24 34 58 34q14 0 22 14 8-14 22-14c34 0 48 56-22 102z', fill);
const star: Motif = (_p, fill) =>
  shape('M80 22l17 37 40 5-30 28 8 40-35-20-35 20 8-40-30-28 40-5z', fill);
const sun: Motif = (p, fill) =>
  line(
    'M80 18v16M80 126v16M18 80h16M126 80h16M36 36l12 12M112 112l12 12M124 36l-12 12M48 112l-12 12',
    p.accent,
    8,
  ) + circle(80, 80, 34, fill);
const vial: Motif = (p, fill) =>
  rect(60, 26, 40, 16, p.dark, 5) +
  rect(66, 42, 28, 12, p.wall) +
  rect(52, 54, 56, 82, fill, 14) +
  rect(52, 84, 56, 26, p.wall);
const balloon: Motif = (p, fill) =>
  line('M80 112q-8 14 2 32', p.dark, 3) +
  shape('M80 22q36 0 36 40 0 34-36 50-36-16-36-50 0-40 36-40z', fill);
const cloud: Motif = (_p, fill) =>
  shape('M50 112a24 24 0 0 1 0-48 32 32 0 0 1 60-8 28 28 0 0 1 4 56z', fill);

const SOLID: readonly Motif[] = [drop, shield, heart, star, sun, vial, balloon, cloud];
const FLAT: readonly Motif[] = [heart, sun, shield, cloud, drop, star];

/** Shades a motif: light from the upper left, shadow below. */
function solid(motif: Motif, p: Palette): string {
  const light = `<defs><radialGradient id="g" cx=".34" cy=".28" r=".8"><stop offset="0" stop-color="${p.wall}"/><stop offset=".35" stop-color="${p.accent}"/><stop offset="1" stop-color="${p.roof}"/></radialGradient></defs>`;
  return (
    light +
    `<ellipse cx="80" cy="146" rx="40" ry="7" fill="${p.dark}" opacity=".18"/>` +
    motif(p, 'url(#g)')
  );
}

const NAME = /^(3d|2d)-(\d)$/;

/** A decorative picture by its name, `3d-1` … `3d-8` or `2d-1` … `2d-6` (specification §9); undefined for others. */
export function decoration(name: string): string | undefined {
  const [, kind, number] = NAME.exec(name) ?? [];
  const index = Number(number) - 1;
  const motifs = kind === '3d' ? SOLID : FLAT;
  const motif = motifs[index];
  if (!kind || !motif || index >= DECORATIONS[kind as DecorationKind]) return undefined;
  const p = paletteOf(`decoration/${name}`);
  const body = kind === '3d' ? solid(motif, p) : motif(p, p.roof);
  return svg(SIZE, SIZE, '装饰图 Decoration', rect(0, 0, SIZE, SIZE, p.sky) + body);
}
