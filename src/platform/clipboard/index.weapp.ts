import { copier } from './mini';
import { privately } from '../privacy/guide.weapp';

export const copyText = copier(privately);
