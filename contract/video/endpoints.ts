import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { id, instant, pageOf, paging } from '../fields';

export const videoCard = v.object({
  videoId: id,
  title: v.string(),
  imgUrl: v.string(),
  /** Seconds. */
  duration: v.number(),
  labels: v.array(v.string()),
  publishedAt: instant,
});
export type VideoCard = v.InferOutput<typeof videoCard>;

export const videoDetail = v.object({
  ...videoCard.entries,
  summary: v.string(),
  /** Path of the video on the provider. */
  videoUrl: v.string(),
  /** Transcript for people who cannot watch the video: one paragraph per scene. */
  transcript: v.array(v.string()),
  /** What to watch next: of the same label first, then newest first. */
  related: v.array(videoCard),
});
export type VideoDetail = v.InferOutput<typeof videoDetail>;

export const videoEndpoints = {
  'GET /video/video/pageList.do': endpoint({
    access: 'anyone',
    input: v.object(paging),
    data: pageOf(videoCard),
  }),
  'GET /video/video/detail.do': endpoint({
    access: 'anyone',
    input: v.object({ videoId: id }),
    data: videoDetail,
  }),
};
