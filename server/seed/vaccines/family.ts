/** [Chinese, English]. */
export type Pair = readonly [string, string];

/** Route of administration; determines the after-care. */
export type AdministeredBy = 'arm' | 'skin' | 'oral' | 'nose';

/** Interchangeable vaccines: what their leaflets have in common. `topic` is the id of the encyclopaedia entry. */
export interface Family {
  topic: string;
  administeredBy: AdministeredBy;
  live: boolean;
  diseases: readonly Pair[];
  contraindications: readonly Pair[];
  reactions: readonly Pair[];
  precautions: readonly Pair[];
}
