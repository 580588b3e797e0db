/**
 * The form of an email address by which enquiries from one person are found.
 * @param typed may be empty
 */
export function emailKey(typed: string): string {
  // PostgreSQL's text cannot hold a NUL.
  return typed.replaceAll('\0', '').toWellFormed().trim().normalize('NFC').toLowerCase();
}
