import { DAY_MS } from '@contract/time/duration-rules';
import {
  SHANGHAI_OFFSET,
  shanghaiClock,
  shanghaiDay,
  shanghaiInstant,
} from '@contract/time/shanghai-rules';
import { letPass } from './elapsed';

/** The provider's clock; only this file reads the machine's. */
export interface Clock {
  /** ms since 1970 UTC. */
  now(): number;
}

/** @param offset ms added to the machine's clock. */
export const createClock = (offset: number): Clock => ({ now: () => Date.now() + offset });

/** A clock that shows another time when it is told to, and goes on from there. */
export interface MovableClock extends Clock {
  /** ms by which it is ahead of the machine's. */
  readonly offset: number;
  /** @param instant ms since 1970 UTC. */
  moveTo(instant: number): void;
}

/** @param offset ms added to the machine's clock at first. */
export function createMovableClock(offset: number): MovableClock {
  let added = offset;
  const now = (): number => Date.now() + added;
  return {
    now,
    get offset() {
      return added;
    },
    moveTo(instant) {
      letPass(Math.abs(instant - now()));
      added = instant - Date.now();
    },
  };
}

/** A day, ms. */
export const DAY = DAY_MS;
let lastDay = Number.NaN;
let lastText = '';

/** Calendar day in Asia/Shanghai, `YYYY-MM-DD`. */
export function dayOf(instant: number): string {
  const day = Math.floor((instant + SHANGHAI_OFFSET) / DAY);
  // Cached, as every call needs the current day.
  if (day !== lastDay) {
    lastText = shanghaiDay(instant);
    lastDay = day;
  }
  return lastText;
}

/** Wall-clock time in Asia/Shanghai, `HH:mm`. */
export const timeOf = shanghaiClock;

/** Instant of a wall-clock time in Asia/Shanghai, ms. */
export const instantOf = shanghaiInstant;
