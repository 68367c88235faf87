/** A problem worth knowing about; never personal data. */
export interface Problem {
  readonly area: string;
  readonly message: string;
  readonly detail?: Readonly<Record<string, string | number>>;
}

type Sink = (problem: Problem) => void;

let sink: Sink = ({ area, message, detail }) =>
  console.error(`[${area}] ${message}`, ...(detail ? [detail] : []));

/** Reports a problem that the user cannot do anything about. */
export function logProblem(area: string, message: string, detail?: Problem['detail']): void {
  sink({ area, message, detail });
}

/** Sends problems elsewhere than to the console. */
export function setProblemSink(next: Sink): void {
  sink = next;
}
