/** Calls that are under way, by their URL. */
export interface InFlight {
  /** Registers a call, cancelling the one with the same URL. Returns what to call when it has ended. */
  begin(url: string, cancel: () => void): () => void;
}

/** Builds the register of specification §7: "duplicate in-flight requests with the same URL are cancelled". */
export function createInFlight(): InFlight {
  const running = new Map<string, () => void>();
  return {
    begin(url, cancel) {
      running.get(url)?.();
      running.set(url, cancel);
      return () => {
        if (running.get(url) === cancel) running.delete(url);
      };
    },
  };
}
