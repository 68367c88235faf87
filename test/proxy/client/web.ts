import { connect, run } from './entry';

connect('');
Object.assign(window, { run });
