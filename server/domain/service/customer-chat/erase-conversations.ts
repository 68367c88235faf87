import type { Db } from '../../../db/database';
import type { FieldCipher } from '../../../sealed/field-cipher';

/**
 * Deletes conversations with everything said in them, and the pictures sent there.
 * @param ids of conversations that the transaction has locked
 * @returns ids of the pictures, whose files the caller removes once the rows are gone
 */
export async function eraseConversations(
  trx: Db,
  cipher: FieldCipher,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const sent = await trx
    .selectFrom('service_messages')
    .select('body')
    .where('conversation_id', 'in', ids)
    .where('kind', '=', 'picture')
    .execute();
  const pictures = sent.map(({ body }) => cipher.open(body));
  const gone =
    pictures.length === 0
      ? []
      : await trx
          .deleteFrom('uploads')
          .where('id', 'in', pictures)
          // Of the people who talked there only.
          .where('user_id', 'in', (users) =>
            users.selectFrom('service_conversations').select('user_id').where('id', 'in', ids),
          )
          .returning('id')
          .execute();
  await trx.deleteFrom('service_conversations').where('id', 'in', ids).execute();
  return gone.map(({ id }) => id);
}
