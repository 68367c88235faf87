import { qrPicture } from '../qr-picture';
import { picture, refused } from './answers';
import type { Asked } from './asked';

/** A picture of the code: an ordinary QR code here, a round one on the real platform. */
export async function answerCode({ state, body }: Asked): Promise<Response> {
  const { pages = null } = state.options;
  if (pages && !pages.includes(String(body.page))) return refused(41030, 'invalid page');
  const text = `${String(body.page)}?scene=${encodeURIComponent(String(body.scene))}`;
  return picture('image/png', await qrPicture(text, Number(body.width)));
}
