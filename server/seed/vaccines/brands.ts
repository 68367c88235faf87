import type { Pair } from './family';

/**
 * Trade names of the sample's products, Chinese and Latin ones or pinyin, by product. Unreviewed: written from common knowledge, not
 * compared with 【商品名称】 of the leaflets. A product without a trade name is not here.
 */
const BRANDS: Readonly<Record<string, Pair>> = {
  'hpv4-msd': ['佳达修', 'Gardasil'],
  'hpv9-msd': ['佳达修 9', 'Gardasil 9'],
  'hpv9-msd-men': ['佳达修 9', 'Gardasil 9'],
  'rota5-msd': ['乐儿德', 'RotaTeq'],
  'ppv23-msd': ['纽莫法', 'Pneumovax 23'],
  'hpv2-gsk': ['希瑞适', 'Cervarix'],
  'rzv-gsk': ['欣安立适', 'Shingrix'],
  'hpv2-innovax': ['馨可宁', 'Cecolin'],
  'hpv2-nip': ['馨可宁', 'Cecolin'],
  'hpv9-innovax': ['馨可宁 9', 'Cecolin 9'],
  'hepe-innovax': ['益可宁', 'Hecolin'],
  'hpv2-zerun': ['沃泽惠', 'Walrinvax'],
  'pcv13-walvax': ['沃安欣', 'Weuphoria'],
  'pcv13-pfizer': ['沛儿 13', 'Prevnar 13'],
  'penta-sanofi': ['潘太欣', 'Pentaxim'],
  'ipv-sanofi': ['爱宝惟', 'Imovax Polio'],
  'zoster-bcht': ['感维', 'Ganwei'],
  'flu-nasal': ['感雾', 'Ganwu'],
  'rota1-lz': ['罗特威', 'Luotewei'],
  'ev71-sinovac': ['益尔来福', 'Inlive'],
  'hepai-child': ['孩尔来福', 'Healive'],
  'hepai-adult': ['孩尔来福', 'Healive'],
  'mcv2-cansino': ['美奈喜', 'Menphecia'],
  'mcv4-cansino': ['曼海欣', 'Menhycia'],
};

/** [Chinese, English] trade name of a product; null where it has none. */
export const brandOf = (productId: string): Pair | null => BRANDS[productId] ?? null;
