import type { PoolClient } from 'pg';
import type { ClinicPreview, MetPeople } from '@contract/manage/catalogue-endpoints';
import { onClient } from '../../../db/on-client';
import { inLanguage } from '../../../kernel/language';
import type { Language } from '../../../kernel/language';
import { readClock } from '../../../shared/slots/clock-reading';
import { changeLines } from '../../clinics/catalogue/clinic-part/change-words';
import { previewDays } from '../../clinics/catalogue/clinic-part/preview-days';
import { baseOf } from './compare-change';
import type { ComparedChange } from './compare-change';
import { endingEntries } from './ending-entries';
import { notifyEffect } from './met-orders';

/** For whom a preview is. */
export interface PreviewReader {
  /** Digest of the clinic as their page has it. */
  readonly base: string;
  readonly language: Language;
  /** ms. */
  readonly now: number;
}

function metPeople({ diff, products }: ComparedChange, language: Language): MetPeople[] {
  const names = new Map(products.map(({ id, name }) => [id, inLanguage(name, language)]));
  return diff.met.map(({ kind, productId, day, startTime, count, capacity }) => ({
    kind,
    productId,
    productName: names.get(productId) ?? productId,
    day,
    startTime,
    count: Number(count),
    capacity,
  }));
}

/** What a change would do, as its manager reads it. Within the transaction that has compared it. */
export async function previewOf(
  client: PoolClient,
  compared: ComparedChange,
  { base, language, now }: PreviewReader,
): Promise<ClinicPreview> {
  const { before, after, diff, problems, products, depaCode, vanishing } = compared;
  const db = onClient(client);
  const clock = readClock(now);
  const names = new Map(products.map(({ id, name }) => [id, name]));
  const isWrong = problems.length > 0;
  const ending = isWrong ? [] : await endingEntries(db, compared, diff.stale, clock);
  return {
    problems: problems.map(({ field, message }) => ({
      field,
      message: inLanguage(message, language),
    })),
    isBehind: baseOf(before) !== base,
    changes: changeLines(diff.changes, names).map((text) => inLanguage(text, language)),
    days: isWrong ? [] : previewDays(before, after, clock.today),
    met: isWrong ? [] : metPeople(compared, language),
    told: await notifyEffect(db, depaCode, isWrong ? [] : vanishing, now),
    ending: ending.length,
    digest: diff.digest,
  };
}
