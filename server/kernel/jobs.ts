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

/** The periodic tasks of a process. */
export interface Jobs {
  /**
   * Runs a task periodically, never twice at a time; an error is logged and the task is retried. @returns stops it,
   * waiting for a run under way.
   */
  every(task: Task): () => Promise<void>;
}
