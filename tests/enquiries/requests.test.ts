import { describe } from 'vitest';
import { answerTests, raceTests } from './requests/answers.ts';
import { lifeTests } from './requests/life.ts';
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
  lifeTests(desk);
});

describe('requests, on PostgreSQL', () => {
  raceTests(useRequestsDesk('PostgreSQL'));
});
