import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { done, id, instant, integer, text } from '../fields';
import { ATTRIBUTE_LENGTH, BATCH_LIMIT, EVENTS } from './event-rules';
import type { EventName } from './event-rules';

const attribute = v.union([
  v.pipe(v.string(), v.maxLength(ATTRIBUTE_LENGTH)),
  v.pipe(v.number(), v.finite()),
  v.boolean(),
]);

/** A page that is being left sends plain text: old browsers refuse a beacon with JSON's content type. */
const orText = <S extends v.GenericSchema>(schema: S) =>
  v.union([schema, v.pipe(v.string(), v.parseJson(), schema)]);

/** An analytics event. `time` is the device's, ms. */
export const trackedEvent = v.object({
  id: integer,
  name: v.picklist(Object.keys(EVENTS) as EventName[]),
  time: instant,
  attributes: v.record(v.pipe(v.string(), v.maxLength(40)), attribute),
});
export type TrackedEvent = v.InferOutput<typeof trackedEvent>;

/** Events of one run of the app. `run` is a random id for that run only; it identifies no device and no person. */
export const eventBatch = v.object({
  run: id,
  version: text(0, 20),
  platform: text(0, 20),
  events: v.pipe(v.array(trackedEvent), v.minLength(1), v.maxLength(BATCH_LIMIT)),
});
export type EventBatch = v.InferOutput<typeof eventBatch>;

const seconds = v.pipe(v.number(), v.minValue(0), v.maxValue(86_400));

/** Page-visit record (specification §3). `duration` in whole seconds. */
export const pageVisit = v.object({
  id,
  duration: v.pipe(seconds, v.integer()),
  data: v.object({ route: text(1, 40) }),
});
export type PageVisit = v.InferOutput<typeof pageVisit>;

/** Video-play record (specification §3). Durations in seconds, three decimals; `startTime` in ms. */
export const videoPlayRecord = v.object({
  id,
  /** Empty for a visitor. The provider uses the session's user, not this. */
  userId: v.union([v.literal(''), id]),
  videoId: id,
  videoDuration: seconds,
  playDuration: seconds,
  startTime: instant,
  attributes: v.object({
    title: text(0, 100),
    videoId: id,
    playDuration: seconds,
    videoDuration: seconds,
    /** Path of the page, without its query. */
    pageUrl: text(1, 100),
    labels: v.pipe(v.array(text(1, 20)), v.maxLength(10)),
    autoplay: v.boolean(),
  }),
});
export type VideoPlayRecord = v.InferOutput<typeof videoPlayRecord>;

const videoPlays = v.object({
  records: v.pipe(v.array(videoPlayRecord), v.minLength(1), v.maxLength(20)),
});

export const telemetryEndpoints = {
  'POST /analytics/event/report.do': endpoint({
    access: 'anyone',
    input: orText(eventBatch),
    data: done,
  }),
  'POST /analytics/pageVisit/report.do': endpoint({
    access: 'anyone',
    input: orText(pageVisit),
    data: done,
  }),
  'POST /analytics/video/playtime.do': endpoint({
    access: 'anyone',
    input: orText(videoPlays),
    data: done,
  }),
};
