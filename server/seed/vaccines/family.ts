/** [Chinese, English]. */
export type Pair = readonly [string, string];

/** How a vaccine is given; decides the after-care. */
export type AdministeredBy = 'arm' | 'skin' | 'oral' | 'nose';

/** Vaccines that replace each other: what their leaflets have in common. `topic` is the id of the encyclopaedia entry. */
export interface Family {
  topic: string;
  administeredBy: AdministeredBy;
  live: boolean;
  diseases: readonly Pair[];
  contraindications: readonly Pair[];
  reactions: readonly Pair[];
  precautions: readonly Pair[];
}
