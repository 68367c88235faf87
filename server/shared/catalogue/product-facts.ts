import { fewestDoses } from '@contract/doses/schedule/first-season';
import type { ProductFacts } from '@contract/vaccine/product-facts';
import type { StoredDose } from '../../db/tables';
import type { Bilingual, Language } from '../../kernel/language';
import { inLanguage } from '../../kernel/language';
import { ageText } from './age-text';

/** Columns of a product that its cards are made of. */
export interface FactsRow {
  readonly id: string;
  readonly vaccine_code: string;
  readonly name: Bilingual;
  readonly short_name: Bilingual;
  /** See `brandOf`. */
  readonly brand: Bilingual;
  readonly maker: Bilingual;
  readonly category: 'free' | 'paid';
  readonly img_url: string;
  readonly min_age_days: number;
  readonly max_age_days: number | null;
  readonly doses: readonly StoredDose[];
}

/** What every card of a product shows. */
export const factsOf = (row: FactsRow, language: Language): ProductFacts => ({
  productId: row.id,
  vaccineCode: row.vaccine_code,
  name: inLanguage(row.name, language),
  shortName: inLanguage(row.short_name, language),
  brand: inLanguage(row.brand, language),
  maker: inLanguage(row.maker, language),
  category: row.category,
  imgUrl: row.img_url,
  ageText: ageText(row.min_age_days, row.max_age_days, language),
  doseCount: row.doses.length,
  fewestDoses: fewestDoses(row.vaccine_code, row.doses),
});
