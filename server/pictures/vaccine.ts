import { paletteOf, type Palette } from './colours';
import { circle, cross, line, rect, shape, svg } from './svg';

const SIZE = 320;

/** Codes of vaccines that are swallowed, and of those that are sprayed into the nose; the others are injected. */
const ORAL: ReadonlySet<string> = new Set(['bopv', 'rota', 'cholera']);
const NASAL: ReadonlySet<string> = new Set(['flu-nasal']);

function vial(x: number, p: Palette): string {
  return (
    rect(x - 20, 118, 40, 16, p.dark, 4) +
    rect(x - 14, 134, 28, 12, '#cfd8d6') +
    shape(
      `M${x - 14} 146h28q14 8 14 26v70q0 12-12 12h-32q-12 0-12-12v-70q0-18 14-26z`,
      '#ffffff',
      0.92,
    ) +
    shape(`M${x - 28} 196h56v46q0 12-12 12h-32q-12 0-12-12z`, p.accent, 0.45) +
    rect(x - 28, 186, 56, 36, p.roof) +
    cross(x, 204, 10, '#ffffff')
  );
}

function pack(p: Palette): string {
  return (
    shape('M52 104l22-20h118l-22 20z', p.roof, 0.55) +
    shape('M170 104l22-20v150l-22 20z', p.dark, 0.85) +
    rect(52, 104, 118, 150, '#ffffff') +
    rect(52, 104, 118, 46, p.roof) +
    cross(82, 127, 13, '#ffffff') +
    rect(66, 170, 78, 8, p.dark, 4) +
    rect(66, 188, 54, 6, p.ground, 3) +
    rect(66, 202, 64, 6, p.ground, 3) +
    circle(148, 232, 10, p.accent)
  );
}

function dropper(p: Palette): string {
  return (
    shape('M216 92q24-26 48 0l-6 44h-36z', p.roof) +
    shape('M222 136h36l-6 56q-12 12-24 0z', '#ffffff', 0.95) +
    shape('M226 166h28l-3 26q-11 12-22 0z', p.accent, 0.6) +
    shape('M240 208q16 22 0 34-16-12 0-34z', p.accent)
  );
}

function spray(p: Palette): string {
  return (
    rect(222, 150, 40, 100, '#ffffff', 10) +
    rect(222, 180, 40, 40, p.roof) +
    rect(228, 132, 28, 18, p.dark, 4) +
    shape('M234 132l4-40h8l4 40z', '#dfe7e5') +
    circle(230, 76, 4, p.accent) +
    circle(242, 66, 5, p.accent) +
    circle(256, 76, 4, p.accent)
  );
}

function syringe(p: Palette): string {
  return `<g transform="translate(-8 14) rotate(-7 160 270)">${rect(120, 262, 92, 20, '#ffffff', 5)}${rect(120, 262, 52, 20, p.accent, 5)}${rect(212, 256, 8, 32, p.dark, 3)}${rect(220, 268, 34, 8, p.dark, 2)}${rect(250, 258, 7, 28, p.dark, 3)}${line('M120 272H84', p.dark, 3)}</g>`;
}

/**
 * A product: its box beside a vial and a syringe, a dropper or a nasal spray; the colours are those of its vaccine.
 * @param code of the vaccine
 */
export function vaccinePicture(code: string, title: string): string {
  const palette = paletteOf(code);
  const isInjected = !ORAL.has(code) && !NASAL.has(code);
  const vessel = ORAL.has(code)
    ? dropper(palette)
    : isInjected
      ? vial(236, palette)
      : spray(palette);
  const body =
    rect(0, 0, SIZE, SIZE, palette.sky) +
    circle(250, 90, 70, '#ffffff', 0.5) +
    shape('M0 238q90-26 170-6t150-10v98H0z', palette.ground, 0.7) +
    shape('M60 262h210l-20 10H84z', palette.dark, 0.12) +
    pack(palette) +
    vessel +
    (isInjected ? syringe(palette) : '');
  return svg(SIZE, SIZE, title, body);
}
