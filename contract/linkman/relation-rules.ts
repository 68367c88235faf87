/** Relations of a family member to the account's owner that rules depend on, by their numbers on the wire (specification §3). */
export const RELATION = { SELF: 1, CHILD: 3 } as const;
