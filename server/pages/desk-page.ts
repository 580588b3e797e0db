/** Where the page of the desk is: one page is all its views. */
export const deskPath = '/desk';

/** Whether a path is that of a view; the desk itself knows which is there. */
export function isDeskView(path: string): boolean {
  return path.startsWith(`${deskPath}/`);
}

/** The policy of the desk: pages may show pictures and a widget from elsewhere, the desk may not. */
export function onlyFromHere(policy = ''): string {
  return policy.replace(/ https:[^ ;]*/g, '');
}
