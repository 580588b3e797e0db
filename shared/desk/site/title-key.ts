/** The key of a page's title in `siteFiles` of `desk.yaml`: that of `chest-pain` is `chestPain`. */
export function titleKeyOf(page: string): string {
  return page.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
