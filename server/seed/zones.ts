import type { Bilingual, ZoneRow } from '../catalogue/rows';
import type { SampleProduct } from './vaccines/product';

interface Zone {
  id: string;
  name: Bilingual;
  summary: Bilingual;
  holds: (product: SampleProduct) => boolean;
}

const TRAVEL = ['cholera', 'typhoid', 'mpsv4', 'hepa-i', 'rabies', 'hfrs', 'je-i'];

const ZONES: readonly Zone[] = [
  {
    id: 'hpv',
    name: { zh: 'HPV 专区', en: 'HPV' },
    summary: {
      zh: '二价、四价、九价怎么选，哪里有号，一处看清。',
      en: 'Two, four or nine types, and where there are places.',
    },
    holds: ({ vaccineCode }) => vaccineCode.startsWith('hpv'),
  },
  {
    id: 'flu',
    name: { zh: '流感季', en: 'Flu season' },
    summary: {
      zh: '全家人的流感疫苗，一次约好。',
      en: 'Flu vaccine for the whole family in one go.',
    },
    holds: ({ vaccineCode }) => vaccineCode.startsWith('flu'),
  },
  {
    id: 'children',
    name: { zh: '儿童接种', en: 'Children' },
    summary: {
      zh: '从出生到入学，按月龄找疫苗。',
      en: 'From birth to school, by age in months.',
    },
    holds: ({ audience, vaccineCode }) => audience === 'child' && !vaccineCode.startsWith('flu'),
  },
  {
    id: 'elderly',
    name: { zh: '长辈关爱', en: 'Older people' },
    summary: {
      zh: '流感、肺炎、带状疱疹，帮爸妈约。',
      en: 'Flu, pneumonia and shingles: book for your parents.',
    },
    holds: ({ audience, vaccineCode }) =>
      audience === 'elder' || (vaccineCode === 'flu' && audience === 'all'),
  },
  {
    id: 'travel',
    name: { zh: '出行防护', en: 'Travel' },
    summary: {
      zh: '出发前四周，看看要打什么。',
      en: 'Four weeks before you leave: what do you need?',
    },
    holds: ({ vaccineCode }) => TRAVEL.includes(vaccineCode),
  },
];

/** Themed zones with their products. */
export function seedZones(products: readonly SampleProduct[]): ZoneRow[] {
  return ZONES.map(({ id, name, summary, holds }, index) => ({
    id,
    name,
    summary,
    imgUrl: `/pictures/zone/${id}.svg`,
    productIds: products.filter(holds).map((product) => product.id),
    sort: index + 1,
  }));
}
