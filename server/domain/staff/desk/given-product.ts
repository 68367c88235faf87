import type { GivenDose } from '@contract/desk/given-endpoints';
import type { Db } from '../../../db/database';
import type { BookedDose } from '../../../db/tables';
import { refusedInput } from '../../../http/domain-error';
import { heldProducts } from '../stock/held-products';

/**
 * What was given, as an order stores it.
 * @throws DomainError 4000 for a product that the clinic does not hold, or that has no such dose
 */
export async function givenOf(
  db: Db,
  depaCode: string,
  { productId, doseNo }: GivenDose,
): Promise<BookedDose> {
  const product = await heldProducts(db, depaCode).where('p.id', '=', productId).executeTakeFirst();
  if (!product?.doses.some((dose) => dose.doseNo === doseNo))
    throw refusedInput({
      zh: '本门诊没有这种疫苗，或它没有这一剂，请重新选择实际接种的疫苗',
      en: 'this clinic does not hold that product, or it has no such dose. Choose again what was given.',
    });
  return { productId, vaccineCode: product.vaccine_code, doseNo };
}
