import { between, hash } from '../seed/random';
import { paletteOf, type Palette } from './colours';
import { circle, cross, line, rect, shape, svg } from './svg';

const WIDTH = 480;
const HEIGHT = 300;
const GROUND_Y = 248;
const SUN = '#f4c98a';

function tree(x: number, height: number, { roof, dark }: Palette): string {
  return (
    rect(x - 3, GROUND_Y - height * 0.5, 6, height * 0.5, dark, 2) +
    circle(x, GROUND_Y - height * 0.68, height * 0.3, roof, 0.55) +
    circle(x - height * 0.14, GROUND_Y - height * 0.55, height * 0.22, roof, 0.4)
  );
}

function windows(x: number, y: number, columns: number, rows: number, gap: number, fill: string) {
  return Array.from({ length: columns * rows }, (_, index) =>
    rect(x + (index % columns) * gap, y + Math.floor(index / columns) * 40, gap - 16, 24, fill, 4),
  ).join('');
}

function door(x: number, { roof, sky, dark }: Palette): string {
  return (
    rect(x - 34, 186, 68, 62, dark, 6) +
    rect(x - 28, 192, 26, 56, sky, 3) +
    rect(x + 2, 192, 26, 56, sky, 3) +
    rect(x - 48, 174, 96, 12, roof, 6) +
    shape(`M${x - 58} ${GROUND_Y}h116l10 10h-136z`, '#ffffff', 0.75)
  );
}

const FRONTS: readonly ((palette: Palette) => string)[] = [
  (p) =>
    rect(90, 96, 300, 152, p.wall, 6) +
    rect(82, 86, 316, 14, p.roof, 7) +
    windows(112, 116, 6, 1, 46, p.sky) +
    rect(112, 172, 60, 40, p.sky, 5) +
    rect(308, 172, 60, 40, p.sky, 5) +
    circle(240, 86, 26, p.roof) +
    cross(240, 86, 13, '#ffffff') +
    door(240, p),
  (p) =>
    rect(70, 132, 200, 116, p.wall, 6) +
    rect(262, 74, 140, 174, p.wall, 6) +
    shape('M60 132l110-44 110 44z', p.roof) +
    rect(256, 66, 152, 12, p.roof, 6) +
    windows(280, 94, 3, 3, 40, p.sky) +
    rect(92, 160, 44, 44, p.sky, 5) +
    cross(170, 116, 10, '#ffffff') +
    door(204, p),
  (p) =>
    rect(110, 60, 110, 188, p.wall, 6) +
    rect(210, 116, 180, 132, p.wall, 6) +
    rect(110, 60, 110, 10, p.accent, 5) +
    rect(210, 108, 186, 12, p.roof, 6) +
    windows(126, 84, 2, 4, 46, p.sky) +
    windows(234, 132, 3, 1, 50, p.sky) +
    circle(196, 46, 0, p.roof) +
    rect(228, 84, 6, 26, p.dark) +
    circle(231, 74, 18, p.roof) +
    cross(231, 74, 9, '#ffffff') +
    door(312, p),
  (p) =>
    shape('M80 248v-96q0-66 160-66t160 66v96z', p.wall) +
    line('M76 152q4-72 164-72t164 72', p.roof, 12) +
    windows(112, 150, 2, 2, 48, p.sky) +
    windows(292, 150, 2, 2, 48, p.sky) +
    circle(240, 128, 28, p.accent) +
    cross(240, 128, 14, '#ffffff') +
    door(240, p),
];

/** The front of a clinic: style, colours, trees and sun are derived from its code. */
export function clinicFront(depaCode: string): string {
  const palette = paletteOf(depaCode);
  const front = FRONTS[hash(`front/${depaCode}`) % FRONTS.length];
  const body =
    rect(0, 0, WIDTH, HEIGHT, palette.sky) +
    circle(between(`sun/${depaCode}`, 60, 420), 58, 26, SUN, 0.7) +
    shape('M0 190q80-40 170-14t170-8 140 6v74H0z', palette.ground, 0.55) +
    tree(44, between(`left/${depaCode}`, 84, 120), palette) +
    tree(438, between(`right/${depaCode}`, 76, 112), palette) +
    rect(0, GROUND_Y, WIDTH, HEIGHT - GROUND_Y, palette.ground) +
    (front ? front(palette) : '') +
    line(`M24 276h120M190 276h60M300 276h150`, palette.wall, 5);
  return svg(WIDTH, HEIGHT, '门诊外观示意图 Clinic front', body);
}

/** The waiting hall of a clinic. */
export function clinicHall(depaCode: string): string {
  const p = paletteOf(depaCode);
  const seats = [60, 118, 176]
    .map(
      (x) =>
        rect(x, 196, 46, 12, p.roof, 6) +
        rect(x, 160, 46, 32, p.roof, 8) +
        rect(x + 6, 208, 5, 34, p.dark) +
        rect(x + 35, 208, 5, 34, p.dark),
    )
    .join('');
  const body =
    rect(0, 0, WIDTH, HEIGHT, p.sky) +
    rect(0, 242, WIDTH, 58, p.ground) +
    rect(40, 40, 150, 84, p.wall, 8) +
    rect(52, 52, 60, 60, p.sky, 4) +
    rect(118, 52, 60, 60, p.sky, 4) +
    rect(270, 176, 180, 72, p.wall, 10) +
    rect(262, 166, 196, 16, p.roof, 8) +
    circle(330, 128, 19, '#f6d7bd') +
    shape('M300 166q2-32 30-32t30 32z', p.accent) +
    rect(392, 110, 44, 56, p.dark, 6) +
    rect(398, 116, 32, 38, p.sky, 3) +
    circle(240, 76, 22, p.wall) +
    line('M240 62v14l9 6', p.dark, 4) +
    cross(360, 214, 14, p.roof) +
    seats;
  return svg(WIDTH, HEIGHT, '候种大厅示意图 Waiting hall', body);
}
