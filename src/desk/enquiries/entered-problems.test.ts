import { expect, it } from 'vitest';
import { eachField } from '../../../shared/enquiry-fields.ts';
import { enteredProblems } from './entered-problems.ts';

const copy = { nameMissing: 'No name', messageMissing: 'No message', emailWrong: 'Wrong email' };

it('an enquiry that staff enter needs a name and a message; its email may be missing, but not wrong', () => {
  const entered = { ...eachField(() => ''), name: ' ' };
  expect(enteredProblems(entered, copy)).toEqual({ name: 'No name', message: 'No message' });
  const complete = { ...entered, name: 'Asha', message: 'Monday' };
  expect(enteredProblems(complete, copy)).toEqual({});
  expect(enteredProblems({ ...complete, email: 'asha@' }, copy)).toEqual({ email: 'Wrong email' });
});
