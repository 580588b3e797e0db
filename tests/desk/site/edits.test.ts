import { describe } from 'vitest';
import { databaseKinds } from '../../support/databases/databases.ts';
import { expectServerErrors } from '../../support/site/server-errors.ts';
import { draftTests } from './edits/drafts.ts';
import { folderTests } from './edits/folder.ts';
import { publishingTests } from './edits/publishing.ts';
import { refusalTests } from './edits/refusals.ts';
import { useSiteDesk } from './edits/site-desk.ts';

expectServerErrors(/no longer fit/);

describe.each(databaseKinds)('the site at the desk, on %s', (kind) => {
  const desk = useSiteDesk(kind);
  publishingTests(desk);
  draftTests(desk);
  folderTests(desk);
  refusalTests(desk);
});
