export { openExternal as leaveSite } from '../open-external';
