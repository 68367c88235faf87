import { AVATAR_KINDS } from '../seed/community/avatar-kinds';
import type { AvatarKind } from '../seed/community/avatar-kinds';
import { between, hash } from '../seed/random';
import { paletteOf } from './colours';
import type { Palette } from './colours';
import { circle, line, rect, shape, svg } from './svg';

const SKINS = ['#f9dcc4', '#f3cfae', '#e9bd97'];
const HAIR = ['#2b2b2f', '#4a3426', '#6b4a32'];
const GREY = '#9aa0a3';

const pickOf = (colours: readonly string[], key: string): string =>
  colours[hash(key) % colours.length] ?? GREY;

/** Head and shoulders without a face: nothing is known of whom it stands for. */
const outline = (p: Palette): string =>
  circle(80, 72, 34, p.roof) + shape('M26 160q4-50 54-50t54 50z', p.roof);

function face(kind: AvatarKind, key: string, p: Palette): string {
  const skin = pickOf(SKINS, `skin/${key}`);
  const isOld = kind === 'grandmother' || kind === 'grandfather';
  const isLong = kind === 'woman';
  const hair = isOld ? GREY : pickOf(HAIR, `hair/${key}`);
  const fringe = between(`fringe/${key}`, -10, 12);
  return (
    (isLong ? shape('M40 76q0-44 40-44t40 44v48H40z', hair) : '') +
    (kind === 'grandmother' ? circle(80, 30, 17, hair) : '') +
    shape('M28 160q4-44 52-44t52 44z', p.roof) +
    rect(70, 98, 20, 26, skin, 10) +
    circle(80, 78, 33, skin) +
    shape(`M45 78q-2-44 35-44t35 44q-14-8-${20 + fringe}-24-16 18-${50 - fringe} 24z`, hair) +
    circle(68, 84, 3.5, p.dark) +
    circle(92, 84, 3.5, p.dark) +
    (isOld
      ? line(
          'M58 84a10 10 0 0 0 20 0 10 10 0 0 0-20 0zm24 0a10 10 0 0 0 20 0 10 10 0 0 0-20 0zm-4 0h4',
          p.dark,
          2,
        )
      : '') +
    line('M70 99q10 9 20 0', p.dark, 3)
  );
}

/** A person's picture by its key, which begins with the {@link AvatarKind} that is known: `woman-7`; colours are derived from it. */
export function avatar(key: string): string {
  const p = paletteOf(`avatar/${key}`);
  const kind = AVATAR_KINDS.find((known) => key.startsWith(`${known}-`));
  const body = kind ? face(kind, key, p) : outline(p);
  return svg(160, 160, '头像 Avatar', rect(0, 0, 160, 160, p.ground) + body);
}
