import type { Bilingual } from '../../../kernel/language';

const JOINED = {
  list: {
    zh: ['已在候补', '同一种疾病的疫苗只能候补一种。可保留那个候补，或先退出它再候补这一种'],
    en: ['is on the waiting list for', 'Keep that, or leave it first and then join for this one.'],
  },
  queue: {
    zh: ['已在排队预约', '同一种疾病的疫苗只能排一种。可保留那个号，或先退出它再来排这一种'],
    en: [
      'is in the queue for',
      'Keep that ticket, or leave that queue first and then join this one.',
    ],
  },
} as const;

/** What the caller is told of another product against the same disease that a member of theirs is in line for already. */
export function secondProduct(
  where: keyof typeof JOINED,
  name: string,
  product: Bilingual,
): Bilingual {
  const { zh, en } = JOINED[where];
  return {
    zh: `${name}${zh[0]}“${product.zh}”，${zh[1]}`,
    en: `${name} ${en[0]} ${product.en}: one vaccine against a disease at a time. ${en[1]}`,
  };
}
