import { copyText } from '../clipboard';
import type { OpenExternal } from './types';

export const openExternal: OpenExternal = async (url) =>
  (await copyText(url)) ? 'copied' : 'failed';
