import { CODE } from '@contract/errors';
import type { VideoCard } from '@contract/video/endpoints';
import type { Deps } from '../../deps';
import { findVideo, relatedVideos, videoPage } from '../../domain/content/video/videos';
import type { VideoRow } from '../../domain/content/video/videos';
import { inLanguage } from '../../kernel/language';
import type { Language } from '../../kernel/language';
import { DomainError } from '../../http/domain-error';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { pageOf } from '../../kernel/page-of';

/** ms; videos change by hand. */
const KEEP = 10_000;

const cardOf = (row: VideoRow, language: Language): VideoCard => ({
  videoId: row.id,
  title: inLanguage(row.title, language),
  imgUrl: row.img_url,
  duration: row.duration_ms / 1_000,
  labels: [...inLanguage(row.labels, language)],
  publishedAt: row.published_at.getTime(),
});

export const videoRoutes = ({ db }: Deps): readonly Route[] => [
  route(
    'GET /video/video/pageList.do',
    async (input, { now, language }) => {
      const { rows, total } = await videoPage(db, input, now);
      const list = rows.map((row) => cardOf(row, language));
      return pageOf(list, { ...input, total });
    },
    { keepFor: KEEP },
  ),
  route(
    'GET /video/video/detail.do',
    async ({ videoId }, { now, language }) => {
      const row = await findVideo(db, videoId, now);
      if (!row) throw new DomainError(CODE.NOT_FOUND);
      const related = await relatedVideos(db, row, now);
      return {
        ...cardOf(row, language),
        summary: inLanguage(row.summary, language),
        videoUrl: row.video_url,
        transcript: [...inLanguage(row.transcript, language)],
        related: related.map((one) => cardOf(one, language)),
      };
    },
    { keepFor: KEEP },
  ),
];
