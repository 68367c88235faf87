/** The hash of drand's chain quicknet, by which relays name it. */
export const DRAND_QUICKNET = '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971';

/** Where anybody can look up a round of it, at the relay of its makers; without the scheme, as it is text to read. */
export const drandAddress = (round: number): string =>
  `api.drand.sh/${DRAND_QUICKNET}/public/${round}`;
