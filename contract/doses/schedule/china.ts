import type { Tables } from '../tables';
import { compileSchedule } from './compile';
import type { ConflictText, GroupText, VaccinesFile } from './file';
import paid from './paid.json';
import programme from './programme.json';
import vaccines from './vaccines.json';

/** Groups of the national programme, then those that people pay for. */
export const CHINA_GROUPS: readonly GroupText[] = [
  ...(programme.groups as readonly GroupText[]),
  ...(paid.groups as readonly GroupText[]),
];

/** China's schedule: the national programme, edition 2026, and every paid product by its leaflet. */
export const CHINA: Tables = compileSchedule(vaccines as VaccinesFile, CHINA_GROUPS);

/** The row of the injected live vaccines, which keep a distance from one another. */
export const LIVE_CONFLICT = (vaccines as VaccinesFile).conflicts.find(
  ({ isLive }) => isLive,
) as ConflictText;
