// `npm run long:fuzz`: the long run of test/server/fuzz.test.ts, 80,000 calls with hostile values.
import { runLong } from './run.mjs';

runLong('test/server/fuzz', { FUZZ_CALLS: '80000' }, ['--testTimeout=3600000']);
