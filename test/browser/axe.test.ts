import { builtPages } from './kit/addresses';
import { checkPages } from './kit/check-pages';

// Every second page; axe-others.test.ts checks the others, in parallel on the other core.
checkPages(builtPages().filter((_, index) => index % 2 === 0));
