import type { RawBuilder } from 'kysely';

/** SQL condition at a time (ms): whether a task has something to do. It must never be false where there is something. */
export type IsDue = (now: number) => RawBuilder<boolean>;

/** A periodic task. */
export interface Task {
  readonly name: string;
  /** ms from the end of one run to the next. */
  readonly every: number;
  /** Given, it rests until the condition holds: one statement a second asks it for all tasks that have one. */
  readonly isDue?: IsDue;
  /** It is about what this process has in its memory, so that every process runs it. */
  readonly isOwn?: true;
  /** @returns true where there is more to do at once. */
  readonly run: () => Promise<boolean>;
  /** Low priority: while there is more to do, it runs for at most a tenth of the time. */
  readonly isLowPriority?: true;
}

/** A task whose latest runs have all failed. */
export interface FailingTask {
  readonly name: string;
  /** Runs that have failed in a row. */
  readonly failures: number;
}

/** How a task of this process has run so far. */
export interface TaskState extends FailingTask {
  /** Runs since the process started. */
  readonly runs: number;
  /** ms by the machine's clock; null: never yet. */
  readonly succeededAt: number | null;
}

/** The periodic tasks of a process. */
export interface Jobs {
  /**
   * Runs a task periodically, never twice at a time; an error is logged and the task is retried. @returns stops it,
   * waiting for a run under way.
   */
  every(task: Task): () => Promise<void>;
  /**
   * Tasks that an operator has to look at: they failed three times in a row or more, and not because the
   * database was away.
   */
  failing(): readonly FailingTask[];
  /** All tasks of this process. */
  states(): readonly TaskState[];
}
