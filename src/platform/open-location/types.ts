/** A location on the map, in GCJ-02 degrees. */
export interface NamedLocation {
  readonly latitude: number;
  readonly longitude: number;
  readonly name: string;
  readonly address: string;
}

/** Shows the location on a map; false if no map opened. Never rejects. */
export type OpenLocation = (location: NamedLocation) => Promise<boolean>;
