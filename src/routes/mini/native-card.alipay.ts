import type { CardContent } from './share-card';

/**
 * A card as Alipay takes it: no slash before the path, and the large picture named as well, which would else be one of
 * the screen.
 */
export const nativeCard = ({ title, page, picture }: CardContent) => ({
  title,
  path: page,
  imageUrl: picture,
  bgImgUrl: picture,
});
