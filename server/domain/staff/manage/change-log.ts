import type { ChangeAction } from '@contract/manage/change-rules';
import type { ManageChange } from '@contract/manage/staff-endpoints';
import type { Db } from '../../../db/database';
import type { ChangedValues } from '../../../db/desk-tables';
import { namedStatement } from '../../../db/named-statement';
import { instantOf } from '../../../kernel/clock';
import { inLanguage } from '../../../kernel/language';
import type { Bilingual, Language } from '../../../kernel/language';
import { DAY_MS } from '@contract/time/duration-rules';

/** Changes on a page. */
const PAGE = 30;

export interface ChangesQuery {
  /** Null: all, those of no clinic as well. */
  readonly depaCode: string | null;
  /** A part of the name or login of who made them; '' for everybody, commands as well. */
  readonly person: string;
  readonly action?: ChangeAction | undefined;
  /** Calendar day in Asia/Shanghai. */
  readonly day?: string | undefined;
  readonly cursor?: string | undefined;
}

interface Row {
  readonly kind: 'c' | 's';
  readonly id: string;
  readonly changed_at: Date;
  readonly by_name: string | null;
  readonly by_login: string | null;
  readonly depa_code: string | null;
  readonly clinic_name: Bilingual | null;
  readonly action: string;
  readonly subject: string;
  readonly before: ChangedValues | null;
  readonly after: ChangedValues | null;
}

/**
 * Changes by staff (`s`) and catalogues that were applied (`c`), newest first. Each half is limited by its own index; after
 * the cursor (`last_at`, `last_kind`, `last_id`) what is older, or as old and of a lower kind and number.
 */
const CHANGES = namedStatement(
  '',
  'clinic person action first_at end_at last_at last_kind last_id most',
)`
  with changed as (
    (select 's' as kind, c.id, c.changed_at, c.staff_id, c.depa_code, c.action, c.subject, c.before, c.after,
        null::text as applied_by
      from staff_changes c left join staff w on w.id = c.staff_id
      where (:clinic::text is null or c.depa_code = :clinic)
        and (:action::text is null or c.action = :action)
        and c.changed_at >= :first_at::timestamptz and c.changed_at < :end_at::timestamptz
        and (c.changed_at, 's', c.id) < (:last_at::timestamptz, :last_kind::text, :last_id::bigint)
        and (:person::text = '' or strpos(lower(w.login), lower(:person)) > 0 or strpos(lower(w.name), lower(:person)) > 0)
      order by c.changed_at desc, c.id desc limit :most)
    union all
    (select 'c', a.id, a.applied_at, null, null, 'catalogueApplied', left(a.digest, 12), null,
        jsonb_build_object('summary', a.summary), a.applied_by
      from catalogue_changes a
      where :clinic::text is null and (:action::text is null or :action = 'catalogueApplied')
        and a.applied_at >= :first_at::timestamptz and a.applied_at < :end_at::timestamptz
        and (a.applied_at, 'c', a.id) < (:last_at::timestamptz, :last_kind::text, :last_id::bigint)
        and (:person::text = '' or strpos(lower(a.applied_by), lower(:person)) > 0)
      order by a.applied_at desc, a.id desc limit :most)
  )
  select c.kind, c.id::text as id, c.changed_at, c.depa_code, c.action, c.subject, c.before, c.after,
    coalesce(s.name, c.applied_by) as by_name, coalesce(s.login, '') as by_login, d.name as clinic_name
  from changed c left join staff s on s.id = c.staff_id left join departments d on d.depa_code = c.depa_code
  order by c.changed_at desc, c.kind desc, c.id desc limit :most`;

/** Before every change, and after all that can be. */
const BEGINNING = 0;
const END = Date.parse('9999-12-31T23:59:59.999Z');

const CURSOR = /^(\d{1,15})\.([cs])\.(\d{1,18})$/;

/** Where the page begins: after a row of an earlier one, or with the newest; a cursor that is none begins anew. */
function positionOf(cursor: string | undefined) {
  const [, time, kind, id] = CURSOR.exec(cursor ?? '') ?? [];
  return {
    last_at: new Date(time === undefined ? END : Number(time)),
    last_kind: kind ?? 's',
    last_id: id ?? '0',
  };
}

const cursorOf = ({ changed_at: changedAt, kind, id }: Row): string =>
  `${changedAt.getTime()}.${kind}.${id}`;

function shown(row: Row, language: Language): ManageChange {
  const { depa_code: depaCode, clinic_name: clinicName } = row;
  return {
    changeId: `${row.kind}${row.id}`,
    at: row.changed_at.getTime(),
    by: row.by_name === null ? null : { name: row.by_name, login: row.by_login ?? '' },
    clinic:
      depaCode === null
        ? null
        : { depaCode, name: clinicName ? inLanguage(clinicName, language) : depaCode },
    action: row.action,
    subject: row.subject,
    before: row.before,
    after: row.after,
  };
}

/** Who changed what, the newest first. */
export async function changeLog(
  db: Db,
  { depaCode, person, action, day, cursor }: ChangesQuery,
  language: Language,
): Promise<{ readonly list: ManageChange[]; readonly next: string | null }> {
  const begins = day === undefined ? BEGINNING : instantOf(day, '00:00');
  const { rows } = await db.executeQuery(
    CHANGES.query<Row>({
      clinic: depaCode,
      person,
      action: action ?? null,
      first_at: new Date(begins),
      end_at: new Date(day === undefined ? END : begins + DAY_MS),
      ...positionOf(cursor),
      most: PAGE + 1,
    }),
  );
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return {
    list: page.map((row) => shown(row, language)),
    next: rows.length > PAGE && last ? cursorOf(last) : null,
  };
}
