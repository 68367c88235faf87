import { fewestDays, lastDayBefore } from '@contract/vaccine/age-rules';
import { isLiveVaccine, sampleProducts } from '../../test/samples/catalogue';

const products = sampleProducts();
const dosesOf = (id: string) => products.find((product) => product.id === id)?.doses ?? [];

/** The national programme of 2026: least age in months and least interval in days, by dose. */
const PROGRAMME: Record<string, [number, number][]> = {
  'hepb-nip': [
    [0, 0],
    [1, 28],
    [6, 60],
  ],
  'bcg-nip': [[0, 0]],
  'ipv-nip': [
    [2, 0],
    [3, 28],
  ],
  'bopv-nip': [
    [4, 0],
    [48, 28],
  ],
  'dtap-nip': [
    [2, 0],
    [4, 28],
    [6, 28],
    [18, 180],
    [72, 365],
  ],
  'mmr-nip': [
    [8, 0],
    [18, 28],
  ],
  'jel-nip': [
    [8, 0],
    [24, 365],
  ],
  'mena-nip': [
    [6, 0],
    [9, 90],
  ],
  'menac-nip': [
    [24, 0],
    [72, 1095],
  ],
  'hepal-nip': [[18, 0]],
};

describe('products', () => {
  test.each(Object.entries(PROGRAMME))('%s follows the national programme', (id, plan) => {
    expect(dosesOf(id).map((dose) => [dose.minAgeDays, dose.minIntervalDays])).toEqual(
      plan.map(([months, days]) => [fewestDays(months), days]),
    );
  });

  test('the free HPV vaccine is for girls of 13, two doses six months apart', () => {
    const hpv = products.find(({ id }) => id === 'hpv2-nip');
    expect(hpv).toMatchObject({ sexLimit: 2, category: 'free', minAgeDays: fewestDays(156) });
    expect(hpv?.doses.map(({ minIntervalDays }) => minIntervalDays)).toEqual([0, 180]);
  });

  test('ages in years and months are kept as such, beside the days that they may be', () => {
    const [first, second] = dosesOf('hpv9-msd');
    expect(first).toMatchObject({ minAgeDays: fewestDays(9 * 12), ageMonths: 9 * 12 });
    expect(second).toMatchObject({ ageMonths: null });
    for (const { doses } of products)
      for (const dose of doses) {
        if (dose.ageMonths !== null) expect(dose.minAgeDays).toBe(fewestDays(dose.ageMonths));
        if (dose.beforeMonths !== null)
          expect(dose.maxAgeDays).toBe(lastDayBefore(dose.beforeMonths));
      }
  });

  const doses = products.flatMap(({ id, doses: all }) => all.map((dose) => ({ id, ...dose })));

  test.each(doses.filter(({ recommendedAge }) => recommendedAge.zh.includes('周龄')))(
    '$id, dose $doseNo: the limits are the weeks that the text beside them says',
    ({ recommendedAge: { zh, en }, minAgeDays, maxAgeDays }) => {
      const [, from, to] = /^(\d+)～(\d+) 周龄$/.exec(zh) ?? [];
      if (from !== undefined && to !== undefined) {
        expect(en).toBe(`${from} to ${to} weeks`);
        expect(minAgeDays).toBe(Number(from) * 7);
        expect(maxAgeDays).toBe(Number(to) * 7);
        return;
      }
      const [, last] = /^不晚于 (\d+) 周龄$/.exec(zh) ?? [];
      expect(en).toBe(`Not after ${last} weeks`);
      expect(maxAgeDays).toBe(Number(last) * 7);
    },
  );

  test.each(products)(
    '$id: an age in weeks that its text names is one of its limits',
    (product) => {
      const { content, minAgeDays, maxAgeDays, doses: course } = product;
      const limits = [
        minAgeDays,
        maxAgeDays,
        ...course.flatMap((one) => [one.minAgeDays, one.maxAgeDays]),
      ];
      const weeks = JSON.stringify(content.zh).matchAll(/(\d+)(?:～(\d+))? 周龄/g);
      for (const [, first, to] of weeks) {
        expect(limits).toContain(Number(first) * 7);
        if (to !== undefined) expect(limits).toContain(Number(to) * 7);
      }
    },
  );

  test('the last dose of a course may be given until the upper age of its product', () => {
    for (const { doses: course, maxAgeDays } of products)
      expect(course.at(-1)?.maxAgeDays).toBe(maxAgeDays);
  });

  test('each course climbs in age and ends before the upper age', () => {
    products.forEach(({ doses, minAgeDays, maxAgeDays }) => {
      expect(doses[0]?.minAgeDays).toBeGreaterThanOrEqual(minAgeDays);
      doses.forEach((dose, index) => {
        const previous = doses[index - 1];
        if (previous)
          expect(dose.minAgeDays).toBeGreaterThanOrEqual(
            previous.minAgeDays + dose.minIntervalDays,
          );
        if (maxAgeDays !== null) expect(dose.minAgeDays).toBeLessThan(maxAgeDays);
      });
    });
  });

  test('each says in both languages what must be known', () => {
    products.forEach(({ content, name }) => {
      expect(name.en).not.toMatch(/[一-鿿]/);
      [content.zh, content.en].forEach((text) => {
        expect(text.faq.length).toBeGreaterThanOrEqual(3);
        expect(text.contraindications.length).toBeGreaterThanOrEqual(3);
        expect(text.precautions.at(-1)).toMatch(/门诊医生|doctor decides/);
      });
      expect(JSON.stringify(content.en)).not.toMatch(/[一-鿿]/);
    });
  });

  const AFTER_EXPOSURE = ['rabies', 'tetanus'];
  const ALLERGY = '对本品任一成分过敏';
  const ILL = '发热、急性病或慢性病急性发作期者，暂缓接种';
  const WEAK_IMMUNITY = '免疫缺陷、免疫力低下或正在接受免疫抑制治疗者';
  const keepsFrom = (text: string) => (contraindication: string) =>
    contraindication.startsWith(text);

  test('name nothing that keeps from a vaccine after a bite or an injury', () => {
    for (const { id, vaccineCode, content } of products) {
      const { contraindications } = content.zh;
      const isAfterExposure = AFTER_EXPOSURE.includes(vaccineCode);
      for (const text of [ALLERGY, ILL])
        expect([id, contraindications.some(keepsFrom(text))]).toEqual([id, !isAfterExposure]);
      if (isAfterExposure) expect(contraindications[0]).toContain('不');
    }
    const rabies = products.filter(({ vaccineCode }) => vaccineCode === 'rabies');
    expect(rabies.length).toBeGreaterThan(1);
    for (const { content } of rabies) {
      expect(content.zh.contraindications.join()).toContain('没有不能打的情况');
      expect(JSON.stringify(content.zh)).not.toMatch(/暂缓|对本品任一成分过敏/);
      expect(JSON.stringify(content.en)).not.toMatch(/wait until it is over|any component/);
    }
  });

  test('keep live vaccines from those of weak immunity, and name the months before a pregnancy', () => {
    for (const { id, vaccineCode, content } of products) {
      const keeps = content.zh.contraindications.some(keepsFrom(WEAK_IMMUNITY));
      expect([id, keeps]).toEqual([id, isLiveVaccine(vaccineCode)]);
      if (['mmr', 'varicella'].includes(vaccineCode))
        expect(content.zh.precautions).toContain('女性接种后 3 个月内避免怀孕');
    }
  });

  test('say what a fever means for those who may be babies under six months, and for no others', () => {
    const forBabies = products.filter(({ content }) =>
      content.zh.afterCare.some((line) => line.startsWith('宝宝未满 2 个月')),
    );
    expect(forBabies.map(({ id }) => id)).toEqual(
      products.filter(({ minAgeDays }) => minAgeDays < fewestDays(6)).map(({ id }) => id),
    );
    expect(forBabies.map(({ id }) => id)).toContain('dtap-nip');
    expect(forBabies.map(({ id }) => id)).not.toContain('mmr-nip');
  });
});
