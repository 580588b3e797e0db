import { describe } from 'vitest';
import { databaseKinds } from '../support/databases/databases.ts';
import { changeTests } from './enquiries/changes.ts';
import { deletionTests } from './enquiries/deletion.ts';
import { deliveryTests } from './enquiries/delivery.ts';
import { useEnquiriesDesk } from './enquiries/enquiries-desk.ts';
import { enteringTests } from './enquiries/entering.ts';
import { exportTests } from './enquiries/export.ts';
import { listTests } from './enquiries/list.ts';
import { moveTests } from './enquiries/moves.ts';
import { noteTests } from './enquiries/notes.ts';
import { searchTests } from './enquiries/search.ts';
import { nameSearchTests } from './enquiries/search-names.ts';
import { phoneSearchTests } from './enquiries/search-phones.ts';

describe.each(databaseKinds)('enquiries at the desk, on %s', (kind) => {
  const desk = useEnquiriesDesk(kind);
  listTests(desk);
  searchTests(desk);
  nameSearchTests(desk);
  phoneSearchTests(desk);
  moveTests(desk);
  enteringTests(desk);
  noteTests(desk);
  deliveryTests(desk);
  changeTests(desk);
  deletionTests(desk);
  exportTests(desk);
});
