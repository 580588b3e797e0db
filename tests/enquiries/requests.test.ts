import { describe } from 'vitest';
import { databaseKinds } from '../support/databases/databases.ts';
import { answerTests } from './requests/answers.ts';
import { lifeTests } from './requests/life.ts';
import { offerTests } from './requests/offers.ts';
import { useRequestsDesk } from './requests/requests-desk.ts';
import { unsentTests } from './requests/unsent.ts';
import { visitTests } from './requests/visits.ts';

describe.each(databaseKinds)('a request, on %s', (kind) => {
  const desk = useRequestsDesk(kind);
  answerTests(desk);
  offerTests(desk);
  visitTests(desk);
  unsentTests(desk);
  lifeTests(desk);
});
