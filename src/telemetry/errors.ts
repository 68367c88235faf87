import { isApiError } from '@/http/failure/api-error';
import { onAppError } from '@/platform/app-errors';
import { systemInfo } from '@/platform/system-info';
import { textOfError } from './error-text';
import { printProblem, setProblemSink } from './log';
import type { Problem } from './log';
import { EVENT, track } from './track';

/** Origin of an error: uncaught, unhandled rejection, page rendering, or a failed call. */
export type ErrorOrigin = 'window' | 'rejection' | 'render' | 'http';

/** Optional hook that shows or forwards an error (specification §8 "error-hint hook"). */
export type ErrorHint = (problem: Problem) => void;

let hint: ErrorHint = () => undefined;

/** Sets the hook that receives every logged error. */
export function setErrorHint(next: ErrorHint): void {
  hint = next;
}

function log(problem: Problem): void {
  printProblem(problem);
  track(EVENT.PROBLEM, { ...problem.detail, area: problem.area, message: problem.message });
}

function pass(problem: Problem): void {
  try {
    hint(problem);
  } catch (error) {
    console.error('The error hint failed', error);
  }
}

/** Browser notice that an observed size changed again within a frame; it is delivered in the next frame. */
const LATE_SIZE = /^ResizeObserver loop /;

/** The only expected rejection: a call cancelled by a newer one to the same URL. */
const isKnown = (reason: unknown): boolean => isApiError(reason) && reason.kind === 'cancelled';

/** Browser notices, including those of its video controls, arrive as error events but are not errors. */
const isNotice = (origin: ErrorOrigin, reason: unknown): boolean =>
  origin === 'window' && LATE_SIZE.test(textOfError(reason));

/** Logs an uncaught error or a page rendering error. Returns true if it was ignored. */
export function reportError(origin: ErrorOrigin, reason: unknown): boolean {
  if (isKnown(reason) || isNotice(origin, reason)) return true;
  const problem: Problem = {
    area: origin,
    message: textOfError(reason),
    detail: { agent: systemInfo().agent },
  };
  log(problem);
  pass(problem);
  return false;
}

export interface HttpFailure {
  /** Code of the envelope, or the kind of failure without one. */
  readonly code: string;
  /** Path of the call, without its query. */
  readonly source: string;
  readonly message: string;
}

/** Logs a failed call with code, source, message and user-agent detail, then calls the hint (specification §8). */
export function reportHttpError({ code, source, message }: HttpFailure): void {
  const { agent } = systemInfo();
  console.warn(`[http] ${code} ${source} ${message}`, agent);
  // The message may contain personal data, such as an appointment; it stays on the device.
  track(EVENT.PROBLEM, { area: 'http', code, source, agent });
  pass({ area: 'http', message, detail: { code, source, agent } });
}

/** Tracks all logged problems; they wait for telemetry where it starts later. */
export const trackProblems = (): void => setProblemSink(log);

/** Subscribes to uncaught errors. */
export const watchErrors = (): void => onAppError((reason, source) => reportError(source, reason));
