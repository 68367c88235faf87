import type { CardContent } from './share-card';

/** A card in WeChat's format: the path has a leading slash. */
export const nativeCard = ({ title, page, picture }: CardContent) => ({
  title,
  path: `/${page}`,
  imageUrl: picture,
});
