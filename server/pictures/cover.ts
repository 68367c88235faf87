import { hash } from '../seed/random';
import { paletteOf } from './colours';
import { SCENES, type SceneName } from './scenes';
import { circle, rect, shape, svg } from './svg';

const WIDTH = 480;
const HEIGHT = 270;

const SCENE_OF: Readonly<Record<string, SceneName>> = {
  hpv: 'virus',
  flu: 'fever',
  children: 'family',
  elderly: 'elders',
  travel: 'travel',
  'first-visit': 'family',
  'fever-after': 'fever',
  'dtap-new': 'calendar',
  'combo-or-single': 'needle',
  'rota-window': 'calendar',
  'hfmd-season': 'virus',
  'needle-fear': 'needle',
  'late-dose': 'calendar',
  'hpv-free': 'family',
  'hpv-men': 'book',
  'hpv-places': 'calendar',
  'flu-when': 'calendar',
  'flu-family': 'family',
  'flu-or-cold': 'fever',
  'zoster-50': 'elders',
  'elder-pneumonia': 'needle',
  'help-parents-book': 'elders',
  chronic: 'book',
  'travel-list': 'travel',
  bite: 'needle',
  'thirty-minutes': 'calendar',
  pregnancy: 'family',
  'cold-chain': 'needle',
};

/** Cover of an article or banner of a zone: a scene over hills, in the colours derived from its id. */
export function cover(id: string, title: string): string {
  const palette = paletteOf(`cover/${id}`);
  const scene = SCENES[SCENE_OF[id] ?? 'book'];
  const lift = hash(id) % 30;
  const body =
    rect(0, 0, WIDTH, HEIGHT, palette.sky) +
    circle(400, 62, 44, palette.wall, 0.7) +
    circle(70, 96, 26, palette.wall, 0.6) +
    shape(`M0 ${206 - lift}q120-46 240-12t240-18v94H0z`, palette.ground, 0.6) +
    scene(palette) +
    shape('M0 240q130-26 260-8t220-8v46H0z', palette.roof, 0.16);
  return svg(WIDTH, HEIGHT, title, body);
}
