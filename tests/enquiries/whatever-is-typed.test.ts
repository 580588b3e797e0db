import { describe } from 'vitest';
import { databaseKinds } from '../support/databases/databases.ts';
import { useSiteAndService } from '../support/site/site-and-service.ts';
import { testWhateverIsTyped } from './whatever-is-typed.ts';

describe.each(databaseKinds)('whatever a visitor types, on %s', (kind) => {
  testWhateverIsTyped(useSiteAndService(kind), 10);
});
