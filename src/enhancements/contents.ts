/** Marks the section that is being read in an article's table of contents. */
export function followContents(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')];
  const sections = links.flatMap((link) => document.getElementById(link.hash.slice(1)) ?? []);
  const observer = new IntersectionObserver(
    () => {
      const line = innerHeight / 3;
      const read = sections.filter((section) => section.getBoundingClientRect().top < line).pop();
      for (const link of links) {
        if (read && link.hash === `#${read.id}`) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      }
    },
    { rootMargin: '0px 0px -66% 0px' },
  );
  for (const section of sections) observer.observe(section);
}
