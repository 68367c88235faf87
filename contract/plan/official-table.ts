/*
 * The official table as a separate fixture, written from public texts about it (docs/decisions/0014), not from our
 * data. Ages and limits in months; intervals d(ays) or m(onths) since the dose before; `-` where it has none.
 */

interface OfficialDose {
  readonly vaccine: string;
  readonly doseNo: number;
  readonly age: number;
  readonly gap: string;
  readonly before: string;
}

const parse = (text: string): readonly OfficialDose[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [vaccine = '', doseNo, age, gap = '', before = ''] = line.trim().split(/\s+/);
      return { vaccine, doseNo: Number(doseNo), age: Number(age), gap, before };
    });

/** 国家免疫规划疫苗儿童免疫程序及说明（2026年版）. vaccine, dose, age, interval, complete before */
export const EDITION_2026 = parse(`
  HepB     1   0   -    24h
  HepB     2   1   28d  -
  HepB     3   6   60d  12
  BCG      1   0   -    3
  IPV      1   2   -    -
  IPV      2   3   28d  -
  bOPV     3   4   28d  12
  bOPV     4   48  -    60
  DTaP     1   2   -    -
  DTaP     2   4   28d  -
  DTaP     3   6   28d  12
  DTaP     4   18  6m   24
  DTaP     5   72  12m  84
  MMR      1   8   -    12
  MMR      2   18  28d  24
  JE-L     1   8   -    12
  JE-L     2   24  12m  36
  JE-I     1   8   -    -
  JE-I     2   8   7d   12
  JE-I     3   24  -    36
  JE-I     4   72  -    84
  MPSV-A   1   6   -    12
  MPSV-A   2   9   3m   24
  MPSV-AC  1   36  -    48
  MPSV-AC  2   72  36m  84
  HepA-L   1   18  -    24
  HepA-I   1   18  -    24
  HepA-I   2   24  6m   36
  2vHPV    1   156 -    168
  2vHPV    2   156 6m   +12
`);
