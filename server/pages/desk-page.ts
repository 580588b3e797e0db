/** The path of the desk's only page, a single-page application. */
export const deskPath = '/desk';

/** Whether a path may be a view of the desk; its own router decides which. */
export function isDeskView(path: string): boolean {
  return path.startsWith(`${deskPath}/`);
}

/** Removes from a policy the other origins, from which public pages may load pictures and a widget. */
export function withoutOtherOrigins(policy = ''): string {
  return policy.replace(/ https:[^ ;]*/g, '');
}
