/** ms for which a prepay id can be used. */
const VALID = 2 * 3_600_000;
const PREPAY = /^wx([0-9a-z]{8})([0-9a-f]+)$/;

/** A prepay id of an order. It holds when it was made and for what. @param now ms */
export const prepayIdOf = (mchid: string, number: string, now: number): string =>
  `wx${now.toString(36).padStart(8, '0')}${Buffer.from(`${mchid} ${number}`).toString('hex')}`;

/** The order of a prepay id; null where it is none, or too old. @param now ms */
export function orderOfPrepay(
  prepayId: string,
  now: number,
): { readonly mchid: string; readonly number: string } | null {
  const [, at = '', hex = ''] = PREPAY.exec(prepayId) ?? [];
  const [mchid, number] = Buffer.from(hex, 'hex').toString().split(' ');
  const age = now - Number.parseInt(at, 36);
  return mchid && number && age >= 0 && age <= VALID ? { mchid, number } : null;
}
