import { daysBetween } from '@contract/time/day-rules';
import { dueOf } from '@contract/plan/due-rules';
import { planKnowing } from '@contract/plan/history-rules';
import { totalPrice } from '@contract/vaccine/price-rules';
import type { Deps } from '../../../deps';
import type { UserContext } from '../../../http/context';
import type { Bilingual } from '../../../kernel/language';
import { ownFamilyMember } from '../../../shared/recipients/rows';
import type { Listed } from '../../clinics/clinic/listed';
import { historyOf } from './dose-history';
import { nearestCodes } from './near-clinics';
import type { Around } from './near-clinics';
import { plannedMember, productThere } from './planned-person';
import { clinicProductsAt } from './products-at-clinics';
import type { ProductAtClinicRow } from './products-at-clinics';

/** A clinic's product for a vaccine that is due. */
export interface DueProduct {
  /** Catalogue code. */
  readonly code: string;
  readonly productId: string;
  readonly name: Bilingual;
  readonly totalCents: number;
}

/** A clinic that has vaccines which are due. */
export interface DueClinic {
  readonly depaCode: string;
  readonly name: Bilingual;
  /** Metres; null without a position. */
  readonly distance: number | null;
  readonly isUsual: boolean;
  /** One for each vaccine that it has, the most urgent first. */
  readonly products: readonly DueProduct[];
}

export interface DueAsked extends Around {
  readonly linkmanId: string;
  /** Only this clinic. */
  readonly depaCode?: string | undefined;
}

/** Clinics that are judged: more than are shown, as some have no time for all. */
const JUDGED = 12;

const far = Number.POSITIVE_INFINITY;
const byUse = (a: DueClinic, b: DueClinic): number =>
  b.products.length - a.products.length ||
  Number(b.isUsual) - Number(a.isUsual) ||
  (a.distance ?? far) - (b.distance ?? far);

/** A clinic's products, one for each vaccine: of several makers' the first by the catalogue's order. */
function productsOf(rows: readonly ProductAtClinicRow[], codes: readonly string[]): DueProduct[] {
  return codes.flatMap((code) => {
    const row = rows.find(({ vaccine_code: own }) => own === code);
    if (!row) return [];
    const totalCents = totalPrice({
      priceCents: row.price_cents,
      serviceFeeCents: row.service_fee_cents,
    });
    return { code, productId: row.product_id, name: row.product_name, totalCents };
  });
}

/**
 * Vaccines of the programme that are due for a family member now and have no appointment, and the clinics that have most of them in
 * stock: the usual one and the nearest first.
 * @throws DomainError 4004 for a person of another account
 */
export async function dueAtClinics(
  deps: Deps,
  listed: Listed,
  asked: DueAsked,
  context: UserContext,
): Promise<{ readonly codes: readonly string[]; readonly clinics: readonly DueClinic[] }> {
  const { db } = deps;
  const { today, now } = context;
  const member = await ownFamilyMember(db, context.userId, asked.linkmanId);
  const [{ person, taken, booked, usual }, history] = await Promise.all([
    plannedMember(deps, context, member),
    historyOf(db, member),
  ]);
  const { sex, birthday } = person;
  const plan = planKnowing(person, taken, today, history.isKnown, booked);
  const { overdue, due } = dueOf(plan, new Set(booked.map(({ code }) => code)), today);
  const codes = [...new Set([...overdue, ...due].map(({ code }) => code))];
  if (codes.length === 0) return { codes, clinics: [] };
  const around =
    asked.depaCode === undefined ? await nearestCodes(listed, codes, asked, context) : [];
  const depaCodes =
    asked.depaCode === undefined
      ? [...new Set(usual === null ? around : [usual, ...around])]
      : [asked.depaCode];
  const rows = await clinicProductsAt(db, {
    ...{ depaCodes, vaccineCodes: codes, category: 'free', sex, from: today, tooNear: [], now },
    ageDays: daysBetween(birthday, today),
  });
  const clinics = [...new Set(rows.map(({ depa_code }) => depa_code))].flatMap((depaCode) => {
    const own = rows.filter(({ depa_code }) => depa_code === depaCode);
    const [row] = own;
    if (!row) return [];
    const { distance, isUsual } = productThere(row, asked, usual);
    return { depaCode, name: row.clinic_name, distance, isUsual, products: productsOf(own, codes) };
  });
  return { codes, clinics: clinics.sort(byUse).slice(0, JUDGED) };
}
