import { describe } from 'vitest';
import { changeTests } from './enquiries/changes.ts';
import { choiceTests } from './enquiries/choices.ts';
import { deliveryTests } from './enquiries/delivery.ts';
import { useEnquiriesDesk } from './enquiries/enquiries-desk.ts';
import { enteringTests } from './enquiries/entering.ts';
import { listTests } from './enquiries/list.ts';
import { moveTests } from './enquiries/moves.ts';
import { noteTests } from './enquiries/notes.ts';
import { nameSearchTests, searchTests } from './enquiries/search.ts';

describe('the desk', () => {
  const desk = useEnquiriesDesk('SQLite');
  listTests(desk);
  choiceTests(desk);
  searchTests(desk);
  nameSearchTests(desk);
  moveTests(desk);
  enteringTests(desk);
  noteTests(desk);
  deliveryTests(desk);
  changeTests(desk);
});

describe('the desk, on PostgreSQL', () => {
  const desk = useEnquiriesDesk('PostgreSQL');
  listTests(desk);
  nameSearchTests(desk);
  moveTests(desk);
});
