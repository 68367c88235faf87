// `npm run long:beans`: the long run of test/server/rewards/beans-property.test.ts: 2,000 interleavings on the embedded database and
// on PostgreSQL, there by three processes. BEAN_FIRST=n sets the first one.
import { runLong } from './run.mjs';

runLong('test/server/rewards/beans-property', { BEAN_SCHEDULES: '2000' });
