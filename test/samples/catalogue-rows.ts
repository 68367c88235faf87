import type {
  Catalogue,
  ClinicProductRow,
  DepartmentRow,
  ExceptionRow,
  ProductRow,
  ScheduleRow,
} from '../../server/catalogue/rows';

const both = (text: string) => ({ zh: text, en: text });
const PERIODS = [
  { from: '08:00', to: '11:30' },
  { from: '13:30', to: '17:00' },
];
const CONTENT = {
  description: 'A vaccine.',
  contraindications: ['Fever'],
  adverseReactions: [],
  precautions: [],
  afterCare: [],
  faq: [{ question: 'Does it hurt?', answer: 'A little.' }],
};

/** A clinic of the catalogue, open on weekdays. */
export const sampleClinic = (
  depaCode: string,
  more: Partial<DepartmentRow> = {},
): DepartmentRow => ({
  depaCode,
  regionCode: '110101',
  cityCode: '110100',
  name: both(`Clinic ${depaCode}`),
  address: both('1 Main Street'),
  introduction: both(''),
  traffic: both(''),
  licence: '',
  phone: '01012345678',
  imgUrl: '',
  images: [],
  latitude: 39.9,
  longitude: 116.4,
  payWay: '1,2',
  hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, periods: PERIODS })),
  isOnline: true,
  offlineNotice: null,
  ...more,
});

export const sampleProduct = (id: string, more: Partial<ProductRow> = {}): ProductRow => ({
  id,
  vaccineCode: 'flu',
  category: 'paid',
  name: both(`Vaccine ${id}`),
  shortName: both(id),
  maker: both('Maker'),
  diseases: { zh: ['流感'], en: ['Influenza'] },
  imgUrl: '',
  priceCents: 12_800,
  serviceFeeCents: 2_800,
  sexLimit: null,
  minAgeDays: 180,
  maxAgeDays: null,
  doses: [],
  content: { zh: CONTENT, en: CONTENT },
  encyclopediaId: null,
  medical: null,
  sort: 1,
  ...more,
});

export const sampleClinicProduct = (
  depaCode: string,
  productId: string,
  more: Partial<ClinicProductRow> = {},
): ClinicProductRow => ({
  depaCode,
  productId,
  priceCents: 12_800,
  serviceFeeCents: 2_800,
  inStock: true,
  limitedByStock: false,
  ...more,
});

/** A Monday's morning of a clinic's product. */
export const samplePeriod = (
  depaCode: string,
  groupCode: string,
  more: Partial<ScheduleRow> = {},
): ScheduleRow => ({
  depaCode,
  groupCode,
  weekday: 1,
  startTime: '08:00',
  endTime: '10:00',
  slotMinutes: 60,
  capacity: 6,
  validFrom: null,
  validUntil: null,
  releaseDays: null,
  releaseTime: null,
  ...more,
});

export const sampleException = (
  depaCode: string,
  more: Partial<ExceptionRow> = {},
): ExceptionRow => ({
  depaCode,
  groupCode: null,
  firstDay: '2026-11-23',
  lastDay: '2026-11-23',
  kind: 'closed',
  startTime: null,
  endTime: null,
  weekday: null,
  capacity: null,
  capacityPercent: null,
  reason: both('Staff training'),
  ...more,
});

export const EMPTY_CATALOGUE: Catalogue = {
  holidays: [],
  products: [],
  catalogs: [],
  catalogProducts: [],
  zones: [],
  clinics: [],
  notices: [],
  clinicProducts: [],
  schedules: [],
  exceptions: [],
  lots: [],
  encyclopedia: [],
  articles: [],
  videos: [],
};

/** Two clinics with a product each and one in common, and one thing of every kind. */
export const sampleCatalogue = (more: Partial<Catalogue> = {}): Catalogue => ({
  holidays: [{ day: '2026-10-01', kind: 'closed', weekday: null, name: both('National Day') }],
  products: [sampleProduct('P1'), sampleProduct('P2')],
  catalogs: [{ id: 'K1', kind: 'disease', name: both('Influenza'), sort: 1 }],
  catalogProducts: [
    { catalogId: 'K1', productId: 'P1' },
    { catalogId: 'K1', productId: 'P2' },
  ],
  zones: [
    { id: 'Z1', name: both('Winter'), summary: both(''), imgUrl: '', productIds: ['P1'], sort: 1 },
  ],
  clinics: [sampleClinic('D1'), sampleClinic('D2')],
  notices: [
    {
      id: 'N1',
      depaCode: 'D1',
      title: both('Moved'),
      content: both('We have moved.'),
      publishedAt: '2026-01-05T09:00:00+08:00',
      publishedUntil: null,
    },
  ],
  clinicProducts: [
    sampleClinicProduct('D1', 'P1'),
    sampleClinicProduct('D1', 'P2'),
    sampleClinicProduct('D2', 'P1'),
  ],
  schedules: [
    samplePeriod('D1', 'P1'),
    samplePeriod('D1', 'P1', { startTime: '14:00', endTime: '16:00' }),
    samplePeriod('D2', 'P1'),
  ],
  exceptions: [
    sampleException('D2'),
    sampleException('D2', { firstDay: '2026-12-07', lastDay: '2026-12-07' }),
  ],
  // What a clinic has of a product keeps it from being deleted.
  lots: [],
  encyclopedia: [{ id: 'E1', title: both('Influenza'), content: { zh: [], en: [] }, origin: null }],
  articles: [
    {
      id: 'A1',
      channel: 'knowledge',
      zoneId: null,
      title: both('Before winter'),
      summary: both(''),
      blocks: { zh: [], en: [] },
      imgUrl: '',
      readMinutes: 3,
      publishedAt: '2026-01-05T08:30:00+08:00',
      publishedUntil: null,
      origin: null,
    },
  ],
  videos: [
    {
      id: 'V1',
      title: both('At the clinic'),
      summary: both(''),
      transcript: { zh: [], en: [] },
      labels: { zh: [], en: [] },
      imgUrl: '',
      videoUrl: '',
      durationMs: 60_000,
      publishedAt: '2026-01-06T09:00:00+08:00',
    },
  ],
  ...more,
});
