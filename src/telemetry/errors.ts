import { isApiError } from '@/http/api-error';
import { onAppError } from '@/platform/app-errors';
import { systemInfo } from '@/platform/system-info';
import { printProblem, setProblemSink } from './log';
import type { Problem } from './log';
import { EVENT, track } from './track';

/** Where an error was met: nobody caught it, a page could not be drawn, or a call failed. */
export type ErrorOrigin = 'window' | 'rejection' | 'render' | 'http';

/** Shows, or sends elsewhere, what went wrong; optional (specification §8 "error-hint hook"). */
export type ErrorHint = (problem: Problem) => void;

let hint: ErrorHint = () => undefined;

/** Sets who is told of every logged error. */
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

/** Text of anything that was thrown. */
export function textOfError(reason: unknown): string {
  if (reason instanceof Error) return reason.message || reason.name;
  if (typeof reason === 'string') return reason;
  const { errMsg, message } = (reason ?? {}) as { errMsg?: unknown; message?: unknown };
  return String(message ?? errMsg ?? reason);
}

/** What a browser says when an observed size changed once more within a frame; it catches up in the next one. */
const LATE_SIZE = /^ResizeObserver loop /;

/** The one known reason that is no error: a call that a newer one to the same address has called off. */
const isKnown = (reason: unknown): boolean => isApiError(reason) && reason.kind === 'cancelled';

/** The browser's own notices, its video controls' among them, arrive as errors without being any. */
const isNotice = (origin: ErrorOrigin, reason: unknown): boolean =>
  origin === 'window' && LATE_SIZE.test(textOfError(reason));

/** Logs an error that nobody caught or that kept a page from being drawn. True: it was ignored. */
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
  /** Code of the envelope, or the kind of failure where there was none. */
  readonly code: string;
  /** Path of the call, without its query. */
  readonly source: string;
  readonly message: string;
}

/** Logs a failed call with code, source, message and user-agent detail, then tells the hint (specification §8). */
export function reportHttpError({ code, source, message }: HttpFailure): void {
  const { agent } = systemInfo();
  console.warn(`[http] ${code} ${source} ${message}`, agent);
  // The message may speak of somebody's appointment; it stays on the device.
  track(EVENT.PROBLEM, { area: 'http', code, source, agent });
  pass({ area: 'http', message, detail: { code, source, agent } });
}

/** Hears of every error that nobody has caught, and counts all logged problems. */
export function watchErrors(): void {
  setProblemSink(log);
  onAppError((reason, source) => reportError(source, reason));
}
