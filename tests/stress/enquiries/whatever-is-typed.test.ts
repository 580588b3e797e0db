import { describe } from 'vitest';
import { testWhateverIsTyped } from '../../enquiries/whatever-is-typed.ts';
import { databaseKinds } from '../../support/databases/databases.ts';
import { useSiteAndService } from '../../support/site/site-and-service.ts';

describe.each(databaseKinds)('whatever a visitor types, on %s', (kind) => {
  testWhateverIsTyped(useSiteAndService(kind), 150);
});
