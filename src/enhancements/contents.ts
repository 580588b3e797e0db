/** Marks the section that is being read in an article's table of contents. */
export function followContents(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')];
  const sections = links.flatMap((link) => document.getElementById(link.hash.slice(1)) ?? []);
  if (sections.length === 0) return;
  let frame = 0;
  const mark = () => {
    const line = innerHeight / 3;
    const currentSection = sections
      .filter((section) => section.getBoundingClientRect().top < line)
      .pop();
    for (const link of links) {
      if (currentSection && link.hash === `#${currentSection.id}`)
        link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  const follow = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(mark);
  };
  addEventListener('scroll', follow, { passive: true });
  follow();
}
