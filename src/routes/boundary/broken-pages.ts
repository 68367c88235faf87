/** What the app does when a page throws while rendering. */
export interface BrokenPageReactions {
  readonly report: (error: unknown) => void;
  /** Fetches the page's data again before it is tried once more. */
  readonly renew: () => void;
}

const early: unknown[] = [];
let reactions: BrokenPageReactions = {
  report: (error) => void early.push(error),
  renew: () => undefined,
};

/** Sets the reactions; errors from before are reported. */
export function onBrokenPage(next: BrokenPageReactions): void {
  reactions = next;
  early.splice(0).forEach((error) => next.report(error));
}

/** The current reactions. */
export const brokenPageReactions = (): BrokenPageReactions => reactions;
