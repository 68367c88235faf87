/** A problem to report; never contains personal data. */
export interface Problem {
  readonly area: string;
  readonly message: string;
  readonly detail?: Readonly<Record<string, string | number>> | undefined;
}

type Sink = (problem: Problem) => void;

/** Prints a problem to the console. */
export const printProblem: Sink = ({ area, message, detail }) =>
  console.error(`[${area}] ${message}`, ...(detail ? [detail] : []));

let sink = printProblem;

/** Reports a problem that the user cannot solve. */
export function logProblem(area: string, message: string, detail?: Problem['detail']): void {
  sink({ area, message, detail });
}

/** Sets another sink for problems than the console. */
export function setProblemSink(next: Sink): void {
  sink = next;
}
