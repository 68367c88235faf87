import type { TellHostPage } from './types';

/** No page is around a mini-program. */
export const tellHostPage: TellHostPage = () => false;
