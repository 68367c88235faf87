import * as v from 'valibot';
import { id } from '../fields';

/** A clinic that somebody manages. */
export const managedClinic = v.object({ depaCode: id, name: v.string() });
export type ManagedClinic = v.InferOutput<typeof managedClinic>;
