import { fewestDays } from '@contract/vaccine/age-rules';
import type { Bilingual } from '../../catalogue/rows';
import { courseOf, lastDayOf } from './course';
import type { Family, Pair } from './family';
import { ADULT_FAMILIES } from './families-adult';
import { CHILD_FAMILIES } from './families-child';
import { PROGRAMME_FAMILIES } from './families-programme';
import { contentOf } from './leaflet';
import { PAID_ADULT } from './paid-adult';
import { PAID_CHILD } from './paid-child';
import { PAID_HPV_FLU } from './paid-hpv-flu';
import { PAID_INFANT } from './paid-infant';
import type { ProductEntry, SampleProduct } from './product';
import { PROGRAMME } from './programme';

const FAMILIES: Readonly<Record<string, Family>> = {
  ...PROGRAMME_FAMILIES,
  ...CHILD_FAMILIES,
  ...ADULT_FAMILIES,
};

/** The family with this vaccine code. Throws for an unknown one. */
export function familyOf(code: string): Family {
  const family = FAMILIES[code];
  if (!family) throw new Error(`unknown family ${code}`);
  return family;
}

const bilingual = ([zh, en]: Pair): Bilingual => ({ zh, en });

function rowOf(entry: ProductEntry, productIndex: number): SampleProduct {
  const family = familyOf(entry.family);
  const least = entry.fromDays ?? fewestDays(entry.from);
  const plans = entry.doses.map((plan, index) =>
    index === 0 && plan.from === undefined && plan.fromDays === undefined
      ? { ...plan, fromDays: least, atLeast: entry.from }
      : plan,
  );
  return {
    id: entry.id,
    vaccineCode: entry.family,
    category: entry.yuan === 0 ? 'free' : 'paid',
    audience: entry.audience,
    name: { zh: entry.zh, en: entry.en },
    shortName: bilingual(entry.short),
    maker: bilingual(entry.maker),
    diseases: {
      zh: family.diseases.map(([zh]) => zh),
      en: family.diseases.map(([, en]) => en),
    },
    imgUrl: `/pictures/vaccine/${entry.id}.svg`,
    priceCents: entry.yuan * 100,
    serviceFeeCents: entry.fee * 100,
    sexLimit: entry.sex ?? null,
    minAgeDays: least,
    maxAgeDays: lastDayOf(entry),
    doses: courseOf(plans, entry),
    content: contentOf(entry, family),
    encyclopediaId: family.topic,
    medical: null,
    sort: productIndex + 1,
  };
}

/** Every product, programme first. */
export function seedProducts(): SampleProduct[] {
  return [...PROGRAMME, ...PAID_INFANT, ...PAID_CHILD, ...PAID_HPV_FLU, ...PAID_ADULT].map(rowOf);
}
