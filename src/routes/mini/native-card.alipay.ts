import type { CardContent } from './share-card';

/**
 * A card in Alipay's format: no leading slash in the path, and the large picture set too, which would otherwise be a
 * screenshot.
 */
export const nativeCard = ({ title, page, picture }: CardContent) => ({
  title,
  path: page,
  imageUrl: picture,
  bgImgUrl: picture,
});
