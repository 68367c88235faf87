import { between, hash } from '../seed/random';
import { paletteOf } from './colours';
import { circle, rect, shape, svg } from './svg';

const SKINS = ['#f9dcc4', '#f3cfae', '#e9bd97'];
const HAIR = ['#2b2b2f', '#4a3426', '#6b4a32', '#9aa0a3'];

/** A friendly face; skin, hair and clothes are derived from the key. */
export function avatar(key: string): string {
  const p = paletteOf(`avatar/${key}`);
  const skin = SKINS[hash(`skin/${key}`) % SKINS.length] ?? '#f9dcc4';
  const hair = HAIR[hash(`hair/${key}`) % HAIR.length] ?? '#2b2b2f';
  const fringe = between(`fringe/${key}`, -10, 12);
  const long = hash(`long/${key}`) % 2 === 0;
  const body =
    rect(0, 0, 160, 160, p.ground) +
    (long ? shape('M40 76q0-44 40-44t40 44v48H40z', hair) : '') +
    shape('M28 160q4-44 52-44t52 44z', p.roof) +
    rect(70, 98, 20, 26, skin, 10) +
    circle(80, 78, 33, skin) +
    shape(`M45 78q-2-44 35-44t35 44q-14-8-${20 + fringe}-24-16 18-${50 - fringe} 24z`, hair) +
    circle(68, 84, 3.5, p.dark) +
    circle(92, 84, 3.5, p.dark) +
    `<path d="M70 96q10 9 20 0" fill="none" stroke="${p.dark}" stroke-width="3" stroke-linecap="round"/>`;
  return svg(160, 160, '头像 Avatar', body);
}
