import type { PickedFile } from '../upload/types';

/** Makes a large picture smaller before it is sent. Never rejects: what cannot be drawn is sent as it is. */
export type ShrinkPicture = (file: PickedFile) => Promise<PickedFile>;
