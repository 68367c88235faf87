/** Calls in flight, by URL. */
export interface InFlight {
  /** Registers a call and cancels the one with the same URL. Returns the function to call at its end. */
  begin(url: string, cancel: () => void): () => void;
}

/** Creates the register of specification §7: "duplicate in-flight requests with the same URL are cancelled". */
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
