import type { Db } from '../../db/database';

/** The newest mails in the outbox. @param email to one address only */
export function outboxMails(db: Db, email: string | null, most: number) {
  const mails = db.selectFrom('mail_outbox').selectAll().orderBy('id', 'desc').limit(most);
  return (email === null ? mails : mails.where('email', '=', email)).execute();
}
