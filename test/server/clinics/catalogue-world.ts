import type { Catalogue } from '../../../server/catalogue/rows';
import type { Database } from '../../../server/db/database';
import {
  applyCatalogue,
  diffCatalogue,
  storedCatalogue,
} from '../../../server/domain/clinics/catalogue/stored/apply-catalogue';
import type {
  Application,
  Applied,
} from '../../../server/domain/clinics/catalogue/stored/apply-catalogue';
import { dayFrom, inDatabase } from '../kit/worlds/booking-world';
import type { TestDatabase } from '../kit/worlds/booking-world';

/** Of the day on which the tests run, ms. */
const NOON = Date.parse(`${dayFrom(0)}T12:00:00+08:00`);

/** What a test changes in a catalogue. */
export type Change = (catalogue: Catalogue) => Partial<Catalogue>;

const changed = (before: Catalogue, change: Change): Catalogue => ({
  ...before,
  ...change(before),
});

/** Applies what a test changes in the catalogue that the database has; by default unseen. */
export const applyTo = (
  testDatabase: TestDatabase,
  change: Change,
  application: Partial<Application> = {},
): Promise<Applied> =>
  inDatabase(testDatabase, async (database) =>
    applyCatalogue(database, changed(await storedCatalogue(database), change), {
      by: 'Zhang',
      condition: 'always',
      now: NOON,
      folder: null,
      ...application,
    }),
  );

/** What such a change would do. */
export const diffOf = (database: Database, before: Catalogue, change: Change) =>
  diffCatalogue(database, changed(before, change), NOON);

/** Without a clinic, its products and all that belongs to them. */
export const withoutClinic =
  (gone: string): Change =>
  (catalogue) => {
    const others = <Row extends { depaCode: string }>(rows: readonly Row[]) =>
      rows.filter(({ depaCode }) => depaCode !== gone);
    return {
      clinics: others(catalogue.clinics),
      notices: others(catalogue.notices),
      clinicProducts: others(catalogue.clinicProducts),
      schedules: others(catalogue.schedules),
      exceptions: others(catalogue.exceptions),
    };
  };

/** Without a product of one clinic. */
export const withoutClinicProduct =
  (clinic: string, product: string): Change =>
  (catalogue) => {
    const isOther = (depaCode: string, productId: string) =>
      depaCode !== clinic || productId !== product;
    return {
      clinicProducts: catalogue.clinicProducts.filter((row) =>
        isOther(row.depaCode, row.productId),
      ),
      schedules: catalogue.schedules.filter((row) => isOther(row.depaCode, row.groupCode)),
    };
  };

/** Without a product, wherever it is. */
export const withoutProduct =
  (gone: string): Change =>
  (catalogue) => {
    const others = <Row extends { productId: string | null }>(rows: readonly Row[]) =>
      rows.filter(({ productId }) => productId !== gone);
    return {
      products: catalogue.products.filter(({ id }) => id !== gone),
      catalogProducts: others(catalogue.catalogProducts),
      clinicProducts: others(catalogue.clinicProducts),
      schedules: catalogue.schedules.filter(({ groupCode }) => groupCode !== gone),
      exceptions: catalogue.exceptions.filter(({ groupCode }) => groupCode !== gone),
    };
  };
