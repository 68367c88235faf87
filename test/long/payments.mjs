// `npm run long:payments`: the long run of test/server/payments/payments-property.test.ts: 2,000 schedules on the embedded database
// and on PostgreSQL. PAYMENT_FIRST=n sets the first schedule.
import { runLong } from './run.mjs';

runLong('test/server/payments/payments-property', { PAYMENT_SCHEDULES: '2000' });
