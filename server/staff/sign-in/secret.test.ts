import fs, { readdirSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { freshSqlite } from '../../../tests/support/temporary.ts';
import { ensureDeskSecret } from './secret.ts';

const { writeFileSync } = fs;
afterEach(() => {
  fs.writeFileSync = writeFileSync;
  syncBuiltinESMExports();
});

it('a secret that finds the disk full leaves no file behind, and is created once there is room', () => {
  const databaseUrl = freshSqlite();
  const folder = dirname(databaseUrl.slice('file:'.length));
  fs.writeFileSync = (path) => {
    // As after a full disk: the file exists, but is empty.
    writeFileSync(path, '');
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  };
  syncBuiltinESMExports();
  const ensure = () => ensureDeskSecret({ deskSecret: null, databaseUrl });
  expect(ensure).toThrow('no space left');
  expect(readdirSync(folder)).toEqual([]);
  fs.writeFileSync = writeFileSync;
  syncBuiltinESMExports();
  expect(ensure()).toHaveLength(43);
  expect(readdirSync(folder)).toEqual(['desk-secret']);
});
