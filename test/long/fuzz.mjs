// `npm run long:fuzz`: the long run of test/server/shared/fuzz.test.ts, 80,000 calls with hostile values.
import { runLong } from './run.mjs';

runLong('test/server/shared/fuzz', { FUZZ_CALLS: '80000' }, ['--testTimeout=3600000']);
