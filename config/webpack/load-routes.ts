import { loadSource } from '../load-source';

type Derive = typeof import('../../src/routes/derive');
type Table = typeof import('../../src/routes/table');

/** The client's route table and what is derived from it. */
export const loadRoutes = (): Derive & Table => ({
  ...loadSource<Derive>('src/routes/derive.ts'),
  ...loadSource<Table>('src/routes/table.ts'),
});
