import type { Level } from './severity-rules';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Levels that can make a draft AEFI card. */
export const CARD_LEVELS = ['clinic', 'urgent', 'emergency'] as const satisfies readonly Level[];
export type CardLevel = (typeof CARD_LEVELS)[number];

/** ms within which a member of the clinic's staff takes a card; after that it is escalated. Ours. */
export const TAKE_WITHIN: Readonly<Record<CardLevel, number>> = {
  emergency: 10 * MINUTE,
  urgent: 2 * HOUR,
  clinic: 24 * HOUR,
};

/**
 * ms within which the clinic reports it, if it is one: death, severe disability, clusters and what concerns the public
 * within 2 hours, others within 48 hours (全国疑似预防接种异常反应监测方案). The shorter one stands for emergencies.
 */
export const REPORT_WITHIN: Readonly<Record<CardLevel, number>> = {
  emergency: 2 * HOUR,
  urgent: 48 * HOUR,
  clinic: 48 * HOUR,
};

/** ms between looks of the desk for new cards: one is shown within 5 s, with the time of the call itself. */
export const CARD_POLL = 3_000;

/** How a card ended. */
export const CARD_OUTCOMES = ['reported', 'notAefi', 'duplicate'] as const;
export type CardOutcome = (typeof CARD_OUTCOMES)[number];

/** Whether a level makes a card where a rule asks for one. */
export const isCardLevel = (level: Level): level is CardLevel =>
  (CARD_LEVELS as readonly Level[]).includes(level);
