import { expect, it } from 'vitest';
import { eachField } from '../../../shared/enquiry-fields.ts';
import { enteredProblems } from './entered-problems.ts';

const copy = { nameMissing: 'No name', messageMissing: 'No message', emailWrong: 'Wrong email' };

it('an enquiry by hand needs a name and what it is about; an email may be left out, but not be wrong', () => {
  const entered = { ...eachField(() => ''), name: ' ' };
  expect(enteredProblems(entered, copy)).toEqual({ name: 'No name', message: 'No message' });
  const complete = { ...entered, name: 'Asha', message: 'Monday' };
  expect(enteredProblems(complete, copy)).toEqual({});
  expect(enteredProblems({ ...complete, email: 'asha@' }, copy)).toEqual({ email: 'Wrong email' });
});
