import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { AiMark } from './ai-mark';
import type { Timestamp } from './column-types';
import type { Bilingual } from '../kernel/language';

export interface TelemetryEventsTable {
  id: Generated<number>;
  event_id: number;
  name: string;
  run: string;
  version: string;
  platform: string;
  happened_at: Timestamp;
  received_at: Timestamp;
  attributes: JSONColumnType<Record<string, string | number | boolean>>;
}

export interface PageVisitsTable {
  id: string;
  route: string;
  duration_seconds: number;
  received_at: Timestamp;
}

export interface VideoPlaysTable {
  id: string;
  user_id: string | null;
  video_id: string;
  video_ms: number;
  played_ms: number;
  started_at: Timestamp;
  received_at: Timestamp;
  attributes: JSONColumnType<object>;
}

export interface AgreementRecordsTable {
  id: string;
  user_id: string;
  device_id: string;
  agreed_at: Timestamp;
  received_at: Timestamp;
  signs: JSONColumnType<readonly string[]>;
  /** SHA-256 of the texts agreed to, by document. */
  texts: JSONColumnType<Readonly<Record<string, string>>, string | undefined, string>;
  position_code: string;
  /** The family member for whom it was agreed; null: for the account. The person may have been removed. */
  linkman_id: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface VideosTable {
  id: string;
  title: JSONColumnType<Bilingual>;
  summary: JSONColumnType<Bilingual>;
  transcript: JSONColumnType<Bilingual<readonly string[]>>;
  labels: JSONColumnType<Bilingual<readonly string[]>>;
  img_url: string;
  video_url: string;
  duration_ms: number;
  published_at: Timestamp;
}

export interface UploadsTable {
  id: string;
  user_id: string;
  kind: 'image' | 'video';
  type: string;
  bytes: number;
  /** Pixels; null for videos that not every phone can play, and for files of earlier versions. */
  width: Generated<number | null>;
  height: Generated<number | null>;
  /** ms of a video that phones can play. */
  duration: Generated<number | null>;
  ai_mark: ColumnType<AiMark | null, string | null | undefined, string | null>;
  used_at: ColumnType<Date | null, Date | null, Date | null>;
  created_at: Timestamp;
}

export interface FeedbackTable {
  id: string;
  user_id: string | null;
  kind: string;
  content: string;
  contact: string;
  app_version: string;
  file_ids: JSONColumnType<readonly string[]>;
  created_at: Timestamp;
}

/** Tables of telemetry, videos, uploads and feedback. */
export interface TelemetryTables {
  telemetry_events: TelemetryEventsTable;
  page_visits: PageVisitsTable;
  video_plays: VideoPlaysTable;
  agreement_records: AgreementRecordsTable;
  videos: VideosTable;
  uploads: UploadsTable;
  feedback: FeedbackTable;
}
