import { CATALOGS } from './catalogs';
import { CLINIC_PRODUCTS } from './clinic-products';
import { CLINICS } from './clinics';
import { EXCEPTIONS } from './exceptions';
import { HOLIDAYS } from './holidays';
import { HOURS } from './hours';
import { NOTICES } from './notices';
import { STOCK } from './stock';
import { SCHEDULES } from './schedules';
import { ZONES } from './zones';

/** Every CSV file of the folder, in the order in which they are written and their problems listed. */
export const FILES = {
  clinics: CLINICS,
  hours: HOURS,
  clinicProducts: CLINIC_PRODUCTS,
  schedules: SCHEDULES,
  exceptions: EXCEPTIONS,
  stock: STOCK,
  holidays: HOLIDAYS,
  catalogs: CATALOGS,
  zones: ZONES,
  notices: NOTICES,
};
