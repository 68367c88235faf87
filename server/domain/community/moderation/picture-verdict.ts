import type { Deps } from '../../../deps';

/**
 * Why a text's pictures make it wait for staff. In live nobody has looked at a new picture: WeChat's check of pictures
 * answers later and only for its own mini-program, so staff look at each.
 */
export const pictureReasons = ({ config }: Pick<Deps, 'config'>, count: number): string[] =>
  count > 0 && config.env === 'live' ? ['pictures'] : [];
