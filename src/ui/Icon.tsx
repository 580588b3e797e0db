import type { ReactElement } from 'react';
import type { IconName } from './icon-names.ts';
import { actionShapes, medicalShapes, networkShapes, specialtyShapes } from './icon-shapes.tsx';

const shapes: Record<IconName, ReactElement> = {
  ...actionShapes,
  ...medicalShapes,
  ...networkShapes,
  ...specialtyShapes,
};

interface IconProps {
  name: IconName;
  className?: string | undefined;
  /** Width and height in CSS pixels. */
  size?: number | undefined;
  /** Accessible name; omit it where text beside the icon says the same. */
  label?: string | undefined;
}

/** A line icon in the current text colour. */
export function Icon({ name, className, size = 24, label }: IconProps) {
  const attributes = {
    viewBox: '0 0 24 24',
    width: size,
    height: size,
    className: className === undefined ? 'icon' : `icon ${className}`,
  } as const;
  if (label === undefined) {
    return (
      <svg {...attributes} aria-hidden="true" focusable="false">
        {shapes[name]}
      </svg>
    );
  }
  return (
    <svg {...attributes} role="img">
      <title>{label}</title>
      {shapes[name]}
    </svg>
  );
}
