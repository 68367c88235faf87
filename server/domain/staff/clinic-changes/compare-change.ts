import type { PoolClient } from 'pg';
import type { ClinicEdits } from '@contract/manage/catalogue-fields';
import { CODE } from '@contract/errors';
import type { Catalogue } from '../../../catalogue/rows';
import { onClient } from '../../../db/on-client';
import { DomainError } from '../../../http/domain-error';
import { readClock } from '../../../shared/slots/clock-reading';
import { applyEdits } from '../../clinics/catalogue/clinic-part/apply-edits';
import { editProblems } from '../../clinics/catalogue/clinic-part/edit-problems';
import type { FieldProblem } from '../../clinics/catalogue/clinic-part/edit-problem';
import { compareWithin, digestOf } from '../../clinics/catalogue/stored/apply-catalogue';
import type { CompleteDiff } from '../../clinics/catalogue/stored/apply-catalogue';
import { compareCatalogues } from '../../clinics/catalogue/stored/compare-catalogues';
import { readClinicPart } from '../../clinics/catalogue/stored/read-stored-catalogue';
import { staleClinicProducts } from '../../clinics/catalogue/stored/stale-clinic-products';
import { catalogueProducts, offeredElsewhere } from './catalogue-products';
import type { CatalogueProduct } from './catalogue-products';
import { lockVanishing, vanishingSlots } from './vanishing-slots';
import type { VanishingSlot } from './vanishing-slots';

/** What a manager wants to change. @see clinicEdits */
export interface WantedChange {
  readonly depaCode: string;
  readonly edits: ClinicEdits;
  /** ms. */
  readonly now: number;
}

/** What a change would do. */
export interface ComparedChange {
  readonly depaCode: string;
  readonly before: Catalogue;
  readonly after: Catalogue;
  readonly products: readonly CatalogueProduct[];
  readonly problems: readonly FieldProblem[];
  readonly diff: CompleteDiff;
  readonly vanishing: readonly VanishingSlot[];
}

/** Digest of a clinic's part of the catalogue, by which it is noticed that somebody has changed it. */
export const baseOf = (part: Catalogue): string =>
  digestOf(
    compareCatalogues(
      { ...part, clinics: [], clinicProducts: [], schedules: [], exceptions: [] },
      part,
    ),
    [],
  );

/** Reads the clinic's part of the catalogue. Within a transaction. @throws DomainError 4004 where it is retired */
export async function readPart(client: PoolClient, depaCode: string): Promise<Catalogue> {
  const part = await readClinicPart(client, depaCode);
  if (part.clinics.length === 0) throw new DomainError(CODE.NOT_FOUND);
  return part;
}

/** Without those who wait anywhere in the city, where another clinic has the product. */
async function withoutServedElsewhere(
  client: PoolClient,
  diff: CompleteDiff,
  { clinics: [clinic] }: Catalogue,
): Promise<CompleteDiff> {
  const ofCity = diff.met.filter(({ depaCode }) => depaCode === '');
  if (ofCity.length === 0 || !clinic) return diff;
  const elsewhere = await offeredElsewhere(onClient(client), clinic);
  const met = diff.met.filter(
    ({ depaCode, productId }) => depaCode !== '' || !elsewhere.has(productId),
  );
  return { ...diff, met, digest: digestOf(diff.changes, met) };
}

/**
 * Compares the clinic as it is with what a manager wants. Within a transaction.
 * @param locks slots that vanish, so that who books one meanwhile is among those whom it meets, or comes too late
 */
export async function compareChange(
  client: PoolClient,
  { depaCode, edits, now }: WantedChange,
  locks: boolean,
): Promise<ComparedChange> {
  const db = onClient(client);
  const before = await readPart(client, depaCode);
  const products = await catalogueProducts(db);
  const after = applyEdits(before, depaCode, edits);
  const problems = editProblems(edits, { before, after }, products);
  const stale = staleClinicProducts(before, after, compareCatalogues(before, after));
  const vanishing = await vanishingSlots(db, after, stale, readClock(now));
  if (locks) await lockVanishing(db, vanishing);
  const diff = await withoutServedElsewhere(
    client,
    await compareWithin(client, before, after, now),
    before,
  );
  return { depaCode, before, after, products, problems, diff, vanishing };
}
