import { sharedTemplate } from './shared-postgres';

// A process that begins to make a template and never comes to its end.
void sharedTemplate('unfinished', () => {
  process.send?.('making');
  return new Promise(() => undefined);
});
