/** Targets on which memberships can be sold. */
const SALES_TARGETS = ['h5', 'weapp', 'alipay'] as const;
export type SalesTarget = (typeof SALES_TARGETS)[number];

const isTarget = (name: string): name is SalesTarget =>
  (SALES_TARGETS as readonly string[]).includes(name);

/** Reads `MEMBER_SALES`: targets separated by commas, or `off`. @param fallback where it is not set */
export function readSalesTargets(
  value: string | undefined,
  fallback: 'all' | 'off',
): readonly SalesTarget[] {
  const text = value || fallback;
  if (text === 'all') return SALES_TARGETS;
  if (text === 'off') return [];
  return text.split(',').map((name) => {
    if (isTarget(name)) return name;
    throw new Error(
      `MEMBER_SALES must be all, off or some of ${SALES_TARGETS.join(',')}, not "${text}".`,
    );
  });
}
