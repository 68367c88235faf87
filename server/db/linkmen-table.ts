import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Sealed } from '../sealed/field-cipher';
import type { CaregiverTables } from './caregiver-tables';
import type { MaybeTimestamp, Timestamp, TimestampDefaultNow } from './column-types';

export interface StoredGuardian {
  /** '' where the owner is the guardian and has not given it. */
  readonly name: string;
  readonly mobile: Sealed;
  readonly relation: 'father' | 'mother' | 'parent' | 'grandparent' | 'other';
}

/** Number of document numbers entered on a day, or of questions to the identity check; `who`: an account, or an address as a keyed hash. */
interface DocumentEntriesTable {
  who: string;
  kind: 'entered' | 'exchanged' | 'checked';
  day: string;
  count: number;
}

/** Answers about a member's health, with the consent to them. */
interface HealthProfilesTable {
  linkman_id: string;
  user_id: string;
  /** {@link HealthAnswers} as JSON, sealed. */
  answers: Sealed;
  consented_by: 'owner' | 'guardian';
  consent_version: string;
  consented_at: Timestamp;
}

/** A further document of a person. */
interface PersonDocumentsTable {
  /** The database's `name_key` of the document's keyed hash and the person's name. */
  document_key: string;
  person_key: string;
  /** The account that exchanged one document for the other; null: a clinic had both before it. */
  user_id: string | null;
  linked_at: Timestamp;
}

/** A picture of a member's paper booklet. */
interface BookletPicturesTable {
  upload_id: string;
  linkman_id: string;
  /** In the order in which they were added, with gaps. */
  page_no: number;
  added_at: Timestamp;
}

export interface LinkmenTable {
  id: string;
  user_id: string;
  name: string;
  document_kind: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  document_number: Sealed;
  /**
   * The person, as in orders: the keyed hash of the document, or of the one before it (`person_documents`); null until the
   * provider fills it in.
   */
  person_key: string | null;
  /** When a clinic made sure that the account has this person (0140_proved_persons.sql); null: nobody has. */
  proved_at: MaybeTimestamp;
  /** When the operator's identity check found that name and number belong together; null: it has not. */
  identity_checked_at: MaybeTimestamp;
  sex: 1 | 2;
  birthday: string;
  relation_type: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  is_default: Generated<boolean>;
  mobile: Sealed;
  region_code: string | null;
  address: Generated<string>;
  guardian: JSONColumnType<StoredGuardian | null, string | null, string | null>;
  /** Consent of the account's owner to that version of the privacy policy. */
  consent_at: Timestamp;
  consent_version: Generated<string>;
  /** Version of the consent's own text that it was given by; '' where the client did not say. */
  consent_text_version: Generated<string>;
  /** Consent of the guardian of somebody under 14 to that version of the children's rules. */
  guardian_consent_at: MaybeTimestamp;
  guardian_consent_version: ColumnType<string | null, string | null | undefined, string | null>;
  /** The owner is not the guardian, and has confirmed that the guardian has been told and agrees. */
  guardian_notified: Generated<boolean>;
  /** When a guardian who is not the owner agreed by a code to their mobile; null: nobody asked them. */
  guardian_proved_at: MaybeTimestamp;
  /** Idempotency key of the entry of doses administered elsewhere; null until there is one. */
  history_key: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: TimestampDefaultNow;
  deleted_at: MaybeTimestamp;
  /** Another account's member whom the entry is merged with, as long as that is shared with this account: it rests (0171). */
  merged_into: ColumnType<string | null, string | null | undefined, string | null>;
  merged_at: MaybeTimestamp;
}

export interface LinkmenTables extends CaregiverTables {
  linkmen: LinkmenTable;
  health_profiles: HealthProfilesTable;
  person_documents: PersonDocumentsTable;
  booklet_pictures: BookletPicturesTable;
  document_entries: DocumentEntriesTable;
}
