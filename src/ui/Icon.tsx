import type { ReactElement } from 'react';
import type { IconName } from './icon-names.ts';
import { actionShapes } from './icon-shapes/actions.tsx';
import { medicalShapes } from './icon-shapes/medical.tsx';

/** Icons of other specialties than the heart. */
const specialtyShapes = {
  bone: (
    <path d="M7.4 14 14 7.4a2.65 2.65 0 1 1 4.3-1.7 2.65 2.65 0 1 1-1.7 4.3L10 16.6a2.65 2.65 0 1 1-4.3 1.7A2.65 2.65 0 1 1 7.4 14z" />
  ),
  child: (
    <>
      <circle cx="12" cy="12.5" r="8.6" />
      <path d="M12 3.9c2.2.2 2.9 2.5 1.2 3.4M8.8 11.6h.01M15.2 11.6h.01M8.6 15.4c1.9 1.7 4.9 1.7 6.8 0" />
    </>
  ),
  ear: (
    <path d="M6 9.2a6.2 6.2 0 1 1 12.4 0c0 4.5-3.6 4.7-3.6 8.5a3.7 3.7 0 0 1-6.8 2M9.3 9.2a2.9 2.9 0 1 1 4.9 2.2c-1.1 1-1.7 1.5-1.7 3.1" />
  ),
  eye: (
    <>
      <path d="M1.8 12C4.3 7.8 7.7 5.5 12 5.5s7.7 2.3 10.2 6.5c-2.5 4.2-5.9 6.5-10.2 6.5S4.3 16.2 1.8 12z" />
      <circle cx="12" cy="12" r="3.2" />
    </>
  ),
  growth: (
    <path d="M3 20.8h18M6.5 20.8v-4.3M11.5 20.8v-7.3M16.5 20.8V10M3.5 11.5 10 6l3.2 2.7L20 3M16.3 3H20v3.7" />
  ),
  pill: <path d="m10.5 20.5 10-10a4.95 4.95 0 0 0-7-7l-10 10a4.95 4.95 0 0 0 7 7zM8.5 8.5l7 7" />,
  skin: (
    <path d="M2.5 11c3.2-2.6 6.3-2.6 9.5 0s6.3 2.6 9.5 0M2.5 16c3.2-2.6 6.3-2.6 9.5 0s6.3 2.6 9.5 0M2.5 21h19M7.5 9c0-3 1-5.2 3.2-6.5M16.8 12.8V6.5" />
  ),
  stethoscope: (
    <>
      <path d="M5.3 3H3.5v5.7a4.8 4.8 0 0 0 9.6 0V3h-1.8M8.3 13.5v2.3a5.6 5.6 0 0 0 11.2 0v-3" />
      <circle cx="19.5" cy="10.4" r="2.4" />
    </>
  ),
  syringe: (
    <path d="m17 2.3 4.7 4.7M19.3 4.7l-3.1 3.1M12.8 5.6l5.6 5.6-8.7 8.7H4.1v-5.6zM4.1 19.9l-2 2M10.3 8.1l2.2 2.2M7.6 10.8l2.2 2.2" />
  ),
  tooth: (
    <path d="M12 5.3c-1.6-1.3-3-2-4.6-2C4.8 3.3 3.2 5.4 3.2 8c0 2 .9 3.3 1.4 5 .6 2.1.6 7.7 2.7 7.7 2.3 0 1.6-6 4.7-6s2.4 6 4.7 6c2.1 0 2.1-5.6 2.7-7.7.5-1.7 1.4-3 1.4-5 0-2.6-1.6-4.7-4.2-4.7-1.6 0-3 .7-4.6 2z" />
  ),
};

/** Icons of social networks. */
const networkShapes = {
  facebook: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <path d="M16 7.5h-1.2A2.8 2.8 0 0 0 12 10.3V21M9 13h6" />
    </>
  ),
  instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4.2" />
      <path d="M17 7h.01" strokeWidth={2.2} />
    </>
  ),
  linkedin: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="4" />
      <path d="M7.7 11v6M7.7 7.5h.01M11.7 17v-6M11.7 13.5a2.5 2.5 0 0 1 5 0V17" />
    </>
  ),
  whatsapp: (
    <>
      <path d="m3.2 20.8 1.3-4.5a8.9 8.9 0 1 1 3.3 3.2z" />
      <path d="M9.2 7.8c.4-.2.8 0 .9.3l.7 1.6c.1.3 0 .6-.2.8l-.6.7a6 6 0 0 0 2.8 2.8l.7-.6c.2-.2.5-.3.8-.2l1.6.7c.3.1.5.5.3.9-.5 1.2-1.5 1.7-2.6 1.5-3.2-.6-5.3-2.7-5.9-5.9-.2-1.1.3-2.1 1.5-2.6z" />
    </>
  ),
  youtube: (
    <>
      <rect x="2.5" y="5" width="19" height="14" rx="4.5" />
      <path d="M10.2 9.2v5.6l4.8-2.8z" />
    </>
  ),
};

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
  const line = {
    viewBox: '0 0 24 24',
    width: size,
    height: size,
    className: className === undefined ? 'icon' : `icon ${className}`,
  } as const;
  if (label === undefined) {
    return (
      <svg {...line} aria-hidden="true" focusable="false">
        {shapes[name]}
      </svg>
    );
  }
  return (
    <svg {...line} role="img">
      <title>{label}</title>
      {shapes[name]}
    </svg>
  );
}
