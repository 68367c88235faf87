/** Whether this process has been told to stop: it still answers, but gets no more callers. */
export interface Stopping {
  readonly hasBegun: () => boolean;
  begin(): void;
}

export function createStopping(): Stopping {
  let hasBegun = false;
  return {
    hasBegun: () => hasBegun,
    begin() {
      hasBegun = true;
    },
  };
}
