/** One's own like or collection of something, and how many there are. */
export interface Reaction {
  readonly on: boolean;
  readonly count: number;
}

/** A reaction set here: shown until the provider answers something other than what it was set on. */
export interface ReactionChange {
  readonly base: Reaction;
  readonly shown: Reaction;
}

const isSame = (a: Reaction, b: Reaction): boolean => a.on === b.on && a.count === b.count;

/** What to show: the change made here, unless what the provider says is newer. */
export const shownReaction = (said: Reaction, change: ReactionChange | undefined): Reaction =>
  change && isSame(change.base, said) ? change.shown : said;

/** The other state, before the provider has confirmed it. */
export const toggled = ({ on, count }: Reaction): Reaction => ({
  on: !on,
  count: Math.max(0, count + (on ? -1 : 1)),
});
