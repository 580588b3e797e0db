import { it } from 'vitest';
import { checkAnyContent } from '../../support/content/any-content.ts';

it('no value of any field causes an error in the program', () => checkAnyContent(400));
