/** A name as a part of an address: "Salt & your heart" is `salt-your-heart`; empty without Latin letters. */
export function addressName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
}
