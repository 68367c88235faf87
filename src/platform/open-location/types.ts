/** A place on the map, degrees in GCJ-02. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
  readonly name: string;
  readonly address: string;
}

/** Shows the place in a map; false if none opened. Never rejects. */
export type OpenLocation = (place: Place) => Promise<boolean>;
