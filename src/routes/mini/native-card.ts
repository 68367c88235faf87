import type { CardContent } from './share-card';

/** A card as WeChat takes it: the path begins with a slash. */
export const nativeCard = ({ title, page, picture }: CardContent) => ({
  title,
  path: `/${page}`,
  imageUrl: picture,
});
