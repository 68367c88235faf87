import { builtPages } from './kit/addresses';
import { checkPages } from './kit/check-pages';

// Every second page; the others are looked at in axe-others.test.ts, beside this on the other core.
checkPages(builtPages().filter((_, index) => index % 2 === 0));
