import { describe } from 'vitest';
import { answerTests, raceTests } from './requests/answers.ts';
import { lifecycleTests } from './requests/lifecycle.ts';
import { offerTests } from './requests/offers.ts';
import { useRequestsDesk } from './requests/requests-desk.ts';
import { unsentTests } from './requests/unsent.ts';
import { visitTests } from './requests/visits.ts';

describe('requests', () => {
  const desk = useRequestsDesk('SQLite');
  raceTests(desk);
  answerTests(desk);
  offerTests(desk);
  visitTests(desk);
  unsentTests(desk);
  lifecycleTests(desk);
});

describe('requests, on PostgreSQL', () => {
  raceTests(useRequestsDesk('PostgreSQL'));
});
