import type { Palette } from './colours';
import { circle, cross, line, rect, shape } from './svg';

/** A drawing in a 480 × 270 field. */
export type Scene = (palette: Palette) => string;

const person = (x: number, y: number, size: number, coat: string, hair: string) =>
  shape(
    `M${x - size} ${y + size * 2.2}q0-${size * 1.5} ${size}-${size * 1.5}t${size} ${size * 1.5}z`,
    coat,
  ) +
  circle(x, y, size * 0.62, '#f6d7bd') +
  shape(
    `M${x - size * 0.64} ${y - size * 0.06}a${size * 0.64} ${size * 0.64} 0 0 1 ${size * 1.28} 0q-${size * 0.64}-${size * 0.36}-${size * 1.28} 0z`,
    hair,
  );

const shield = (x: number, y: number, s: number, fill: string) =>
  shape(
    `M${x} ${y - s}l${s * 0.85} ${s * 0.3}v${s * 0.6}q0 ${s * 0.75}-${s * 0.85} ${s * 1.15}q-${s * 0.85}-${s * 0.4}-${s * 0.85}-${s * 1.15}v-${s * 0.6}z`,
    fill,
  );

/** Parent and child under a shield. */
const family: Scene = (p) =>
  shield(240, 118, 104, p.ground) +
  person(204, 120, 46, p.roof, p.dark) +
  person(286, 158, 32, p.accent, p.dark);
/** Two older people. */
const elders: Scene = (p) =>
  circle(240, 130, 104, p.ground, 0.8) +
  person(190, 122, 46, p.roof, '#c9cfce') +
  person(290, 126, 44, p.accent, '#dfe3e2');
/** A calendar with a ticked day. */
const calendar: Scene = (p) =>
  rect(144, 62, 192, 160, p.wall, 14) +
  rect(144, 62, 192, 40, p.roof, 14) +
  rect(144, 88, 192, 14, p.roof) +
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
    .map((at) =>
      rect(
        164 + (at % 4) * 40,
        116 + Math.floor(at / 4) * 34,
        28,
        22,
        at === 6 ? p.accent : p.sky,
        5,
      ),
    )
    .join('') +
  line('M251 160l6 7 11-13', '#ffffff', 4) +
  rect(184, 48, 8, 28, p.dark, 4) +
  rect(288, 48, 8, 28, p.dark, 4);
/** A thermometer beside a glass of water. */
const fever: Scene = (p) =>
  rect(196, 52, 30, 136, p.wall, 15) +
  circle(211, 196, 28, p.wall) +
  circle(211, 196, 19, p.accent) +
  rect(205, 104, 12, 90, p.accent, 6) +
  line('M236 84h16M236 108h10M236 132h16', p.dark, 4) +
  shape('M276 120h66l-8 96h-50z', p.wall, 0.95) +
  shape('M279 152h60l-5 64h-50z', p.roof, 0.45);
/** A virus held off by a shield. */
const virus: Scene = (p) =>
  [0, 45, 90, 135, 180, 225, 270, 315]
    .map(
      (turn) =>
        `<g transform="rotate(${turn} 170 140)">${rect(166, 72, 8, 40, p.accent, 4)}${circle(170, 72, 9, p.accent)}</g>`,
    )
    .join('') +
  circle(170, 140, 46, p.accent) +
  circle(156, 128, 8, p.wall, 0.6) +
  circle(184, 152, 6, p.wall, 0.6) +
  shield(306, 128, 76, p.roof) +
  cross(306, 134, 26, '#ffffff');
/** A syringe and a vial. */
const needle: Scene = (p) =>
  `<g transform="rotate(-24 240 140)">${rect(150, 118, 150, 44, p.wall, 8)}${rect(150, 118, 84, 44, p.accent, 8)}${rect(300, 104, 12, 72, p.dark, 5)}${rect(312, 133, 54, 14, p.dark, 3)}${rect(362, 116, 10, 48, p.dark, 4)}${line('M150 140H92', p.dark, 5)}</g>`;
/** An aeroplane over the globe. */
const travel: Scene = (p) =>
  circle(240, 150, 86, p.roof) +
  shape('M190 96q30-24 62-8l-16 34-40 12zM262 150l52-8q4 40-28 66l-30-26z', p.ground) +
  line('M110 200q100-170 262-116', p.wall, 4) +
  `<g transform="translate(366 82) rotate(24)">${shape('M-30-4h44q16 0 20 4-4 4-20 4h-44l-10-4zM-4-4l-18-28h10l24 28zM-4 4l-18 28h10l24-28z', p.dark)}</g>`;
/** An open book. */
const book: Scene = (p) =>
  shape('M240 88q-50-30-110-16v124q60-14 110 16z', p.wall) +
  shape('M240 88q50-30 110-16v124q-60-14-110 16z', p.wall, 0.86) +
  line('M156 104q34-4 60 8M156 132q34-4 60 8M264 112q26-12 60-8M264 140q26-12 60-8', p.ground, 6) +
  line('M240 88v124', p.dark, 4) +
  cross(320, 176, 14, p.accent);

/** Scenes by name. */
export const SCENES = { family, elders, calendar, fever, virus, needle, travel, book } as const;
export type SceneName = keyof typeof SCENES;
