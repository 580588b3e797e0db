import { generate } from 'lean-qr';
import { useMemo } from 'react';

/** The white border that cameras need, in modules. */
const border = 4;

/** A text as a QR code; black on white in every colour scheme, as cameras expect. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => pathOf(text), [text]);
  const side = size + 2 * border;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-border} ${-border} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="my-4 w-full max-w-64 rounded-card"
    >
      <rect x={-border} y={-border} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

function pathOf(text: string): { path: string; size: number } {
  const code = generate(text);
  const places = Array.from({ length: code.size }, (_, place) => place);
  const modules = places.flatMap((y) =>
    places.filter((x) => code.get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`),
  );
  return { path: modules.join(''), size: code.size };
}
