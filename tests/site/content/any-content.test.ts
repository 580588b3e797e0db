import { it } from 'vitest';
import { checkAnyContent } from '../../support/content/any-content.ts';

// `npm run stress` tries many more.
it('no value of any field causes an error in the program', () => checkAnyContent(5));
