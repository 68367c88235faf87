import type { DataOf } from '@contract/endpoints';
import type { GuideCondition } from '@contract/recommend/endpoints';
import type { Deps } from '../../deps';
import { inLanguage } from '../../kernel/language';
import type { Language } from '../../kernel/language';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import type { Db } from '../../db/database';
import { ageText } from '../../shared/catalogue/age-text';
import { priceSpans } from '../../shared/catalogue/price-span';
import { ADVICE } from '../../domain/doses/guide/advice';
import { GUIDE_VERSION, QUESTIONS } from '../../domain/doses/guide/guide';
import type { Conditions } from '../../domain/doses/guide/guide';
import { createExclusions } from '../../domain/doses/guide/exclusions';
import type { Exclusions } from '../../domain/doses/guide/exclusions';
import { productsWithAges } from '../../shared/catalogue/products';
import { courseOfProduct } from '../../shared/doses/product-course';

/** ms; questions and products change by hand. */
const KEEP = 10_000;

const conditionsOf = (conditions: Conditions = {}): GuideCondition[] =>
  Object.entries(conditions).map(([questionId, optionIds]) => ({
    questionId,
    optionIds: [...optionIds],
  }));

/** The vaccine guide: questions, and advice with the catalogue's products. */
async function guide(
  { db, excludedBy }: { readonly db: Db; readonly excludedBy: Exclusions },
  regionCode: string | undefined,
  { language, today }: { readonly language: Language; readonly today: string },
): Promise<DataOf<'GET /recommend/help-choose-vaccine/configs.do'>> {
  const spanFor = await priceSpans(db, regionCode);
  const rows = await productsWithAges(db);
  const productsOf = (codes: readonly string[]) =>
    rows
      .filter(({ vaccine_code }) => codes.includes(vaccine_code))
      .map((row) => ({
        productId: row.id,
        shortName: inLanguage(row.short_name, language),
        brand: inLanguage(row.brand, language),
        maker: inLanguage(row.maker, language),
        ageText: ageText(row.min_age_days, row.max_age_days, language),
        ...spanFor(row.id),
        unless: conditionsOf(excludedBy(courseOfProduct(row), today)),
      }));
  return {
    version: GUIDE_VERSION,
    questions: QUESTIONS.map(({ id, title, hint, when, options }) => ({
      questionId: id,
      title: inLanguage(title, language),
      hint: inLanguage(hint, language),
      when: conditionsOf(when),
      options: options.map((each) => ({
        optionId: each.id,
        label: inLanguage(each.label, language),
        note: each.note ? inLanguage(each.note, language) : '',
        when: conditionsOf(each.when),
      })),
    })),
    advice: ADVICE.map(({ id, kind, when, unless, title, reason, codes = [] }) => ({
      adviceId: id,
      kind,
      when: conditionsOf(when),
      unless: conditionsOf(unless),
      title: inLanguage(title, language),
      reason: inLanguage(reason, language),
      products: productsOf(codes),
    })),
  };
}

export function recommendRoutes({ db }: Deps): readonly Route[] {
  const excludedBy = createExclusions();
  return [
    route(
      'GET /recommend/help-choose-vaccine/configs.do',
      ({ regionCode }, context) => guide({ db, excludedBy }, regionCode, context),
      { keepFor: KEEP },
    ),
  ];
}
