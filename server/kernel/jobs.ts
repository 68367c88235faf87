/** A periodic task. */
export interface Task {
  readonly name: string;
  /** ms from the end of one run to the next. */
  readonly every: number;
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
}
