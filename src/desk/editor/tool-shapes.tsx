import type { ReactNode } from 'react';

const shape = (drawing: ReactNode) => (
  <svg viewBox="0 0 24 24" width={22} height={22} className="icon" aria-hidden="true">
    {drawing}
  </svg>
);

/** The drawings of the tools, in the stroke of the site's icons. */
export const toolShapes = {
  link: shape(
    <path d="M10 14a4.5 4.5 0 0 0 6.4 0l3-3A4.5 4.5 0 0 0 13 4.6l-1 1M14 10a4.5 4.5 0 0 0-6.4 0l-3 3A4.5 4.5 0 0 0 11 19.4l1-1" />,
  ),
  raised: shape(<path d="m4 9 8 10M12 9 4 19M15.5 6a2.2 2.2 0 1 1 4 1.3L15.5 12h4.5" />),
  lowered: shape(<path d="m4 5 8 10M12 5 4 15M15.5 15a2.2 2.2 0 1 1 4 1.3L15.5 21h4.5" />),
  bulletList: shape(<path d="M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01" />),
  orderedList: shape(
    <path d="M10 6h10M10 12h10M10 18h10M4 4.5l1.5-.7V9M3.8 15.2a1.6 1.6 0 1 1 2.7 1.6L3.9 20h3" />,
  ),
  quote: shape(<path d="M5 5v14M9.5 8H19M9.5 12H19M9.5 16H15" />),
  table: shape(<path d="M4 5h16v14H4zM4 10h16M12 5v14" />),
  picture: shape(<path d="M4 5h16v14H4zM4 16l4.5-4.5 4 4 2.5-2.5 5 4.5M15.5 9.5h.01" />),
  rule: shape(<path d="M3 12h18" />),
  undo: shape(<path d="M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4" />),
  redo: shape(<path d="m16 5 4 4-4 4M20 9H10a5 5 0 0 0 0 10h4" />),
};
