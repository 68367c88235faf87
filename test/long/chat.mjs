// `npm run long:chat`: the long run of test/server/service/service-load.test.ts: 200 people and 20 staff chat for two minutes over
// three processes.
import { runLong } from './run.mjs';

runLong('test/server/service/service-load', { CHAT_SECONDS: '120' });
