/** Where the desk's only page is: a single-page application. */
export const deskPath = '/desk';

/** Whether a path may be a view of the desk, whose own router decides which. */
export function isDeskView(path: string): boolean {
  return path.startsWith(`${deskPath}/`);
}

/** A page's policy without the other origins that public pages may load pictures and a widget from. */
export function onlyFromHere(policy = ''): string {
  return policy.replace(/ https:[^ ;]*/g, '');
}
