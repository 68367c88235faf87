/** Ranks from 1; equal values share their mean rank. */
function ranksOf(values: readonly number[]): number[] {
  const order = values
    .map((value, index) => ({ value, index: index }))
    .sort((a, b) => a.value - b.value);
  const ranks = new Array<number>(values.length).fill(0);
  for (let from = 0; from < order.length;) {
    let to = from;
    while (to + 1 < order.length && order[to + 1]?.value === order[from]?.value) to += 1;
    for (let index = from; index <= to; index += 1)
      ranks[order[index]?.index ?? 0] = (from + to) / 2 + 1;
    from = to + 1;
  }
  return ranks;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Spearman's rank correlation. */
export function spearman(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranksOf(a), ranksOf(b)];
  const [mx, my] = [mean(x), mean(y)];
  let xy = 0;
  let xx = 0;
  let yy = 0;
  x.forEach((value, index) => {
    const dx = value - mx;
    const dy = (y[index] ?? 0) - my;
    xy += dx * dy;
    xx += dx * dx;
    yy += dy * dy;
  });
  return xy / Math.sqrt(xx * yy);
}

/** z for two-sided 95 %. */
export const Z95 = 1.96;

/** Largest |rho| that 95 % of unrelated samples of this size stay below. */
export const chanceBound = (count: number): number => Z95 / Math.sqrt(count - 1);

/** 95 % interval of how many of `drawn` belong to a group with this share of all, if the draw is random. */
export function shareInterval(
  group: number,
  all: number,
  drawn: number,
): { readonly from: number; readonly to: number } {
  const share = group / all;
  // Without replacement: the hypergeometric variance.
  const variance = drawn * share * (1 - share) * ((all - drawn) / (all - 1));
  const half = Z95 * Math.sqrt(variance);
  return { from: drawn * share - half, to: drawn * share + half };
}

export function quantile(sorted: readonly number[], q: number): number {
  return sorted[Math.floor(q * (sorted.length - 1))] ?? 0;
}
