// `npm run long:interleavings`: the long run of test/server/booking/booking-interleavings.test.ts: 2,000 sequences on the
// embedded database and on PostgreSQL, there through three provider processes. INTERLEAVING_FIRST=n sets the first
// sequence.
import { runLong } from './run.mjs';

runLong('test/server/booking/booking-interleavings', {
  INTERLEAVINGS: '2000',
  INTERLEAVING_PROCESSES: '3',
});
