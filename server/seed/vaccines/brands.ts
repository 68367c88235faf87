import type { Pair } from './family';

/**
 * Trade names of the sample's products, by product: 【商品名称】 of the leaflet that the maker filed with the NMPA, and the
 * Latin one of the same leaflet or of WHO's list of prequalified vaccines,
 * or pinyin. A product without a trade name is not here.
 */
const BRANDS: Readonly<Record<string, Pair>> = {
  // MSD's leaflets.
  'hpv4-msd': ['佳达修', 'Gardasil'],
  'hpv9-msd': ['佳达修 9', 'Gardasil 9'],
  'hpv9-msd-men': ['佳达修 9', 'Gardasil 9'],
  'rota5-msd': ['乐儿德', 'RotaTeq'],
  'ppv23-msd': ['纽莫法', 'Pneumovax 23'],
  // GSK's leaflets.
  'hpv2-gsk': ['希瑞适', 'Cervarix'],
  'rzv-gsk': ['欣安立适', 'Shingrix'],
  // Innovax's leaflets; Latin name by WHO's list (Cecolin).
  'hpv2-innovax': ['馨可宁', 'Cecolin'],
  'hpv2-nip': ['馨可宁', 'Cecolin'],
  'hpv9-innovax': ['馨可宁 9', 'Cecolin 9'],
  'hepe-innovax': ['益可宁', 'Hecolin'],
  // Walvax's and Zerun's leaflets; Latin name by WHO's list (Walrinvax).
  'hpv2-zerun': ['沃泽惠', 'Walrinvax'],
  'pcv13-walvax': ['沃安欣', 'Weuphoria'],
  // Pfizer's leaflet.
  'pcv13-pfizer': ['沛儿 13', 'Prevnar 13'],
  // Sanofi's leaflets.
  'penta-sanofi': ['潘太欣', 'Pentaxim'],
  'ipv-sanofi': ['爱宝惟', 'Imovax Polio'],
  // BCHT's leaflets.
  'zoster-bcht': ['感维', 'Ganwei'],
  'flu-nasal': ['感雾', 'Ganwu'],
  // Lanzhou's leaflet of the lamb strain.
  'rota1-lz': ['罗特威', 'Luotewei'],
  // Sinovac's leaflets; Latin names by WHO's list (Healive) and the maker's (Inlive).
  'ev71-sinovac': ['益尔来福', 'Inlive'],
  'hepai-child': ['孩尔来福', 'Healive'],
  'hepai-adult': ['孩尔来福', 'Healive'],
  // CanSino's leaflets.
  'mcv2-cansino': ['美奈喜', 'Menphecia'],
  'mcv4-cansino': ['曼海欣', 'Menhycia'],
};

/** [Chinese, English] trade name of a product; null where it has none. */
export const brandOf = (productId: string): Pair | null => BRANDS[productId] ?? null;
