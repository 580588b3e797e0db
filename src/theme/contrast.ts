import { wcagContrast } from 'culori';
import { type ColourName, type Colours, coloursOf, type DerivedColour } from './colours.ts';
import { designTheme, type Theme, themeSchema } from './theme.ts';

/** Colours, the backgrounds that they are used on, and the contrast that they need there. */
interface ColourUse {
  /** What has these colours, in words for the person who edits the folder. */
  what: string;
  needs: number;
  colours: ColourName[];
  backgrounds: ColourName[];
}

/** A colour without enough contrast to a background. */
interface ContrastIssue {
  field: keyof Theme;
  message: string;
  /** The contrast as a fraction of what is needed. */
  share: number;
}

const pageBackgrounds: ColourName[] = ['page', 'surface', 'panel', 'warm'];

/** Body text needs 7:1, short labels and icons 4.5:1, shapes beside equivalent words 3:1. */
const uses: ColourUse[] = [
  { what: 'text', needs: 7, colours: ['ink', 'soft'], backgrounds: pageBackgrounds },
  { what: 'text', needs: 7, colours: ['on-deep', 'on-deep-soft'], backgrounds: ['deep'] },
  { what: 'text', needs: 7, colours: ['success-ink'], backgrounds: ['success'] },
  { what: 'links and icons', needs: 4.5, colours: ['brand-ink'], backgrounds: pageBackgrounds },
  { what: 'words on buttons', needs: 4.5, colours: ['on-brand'], backgrounds: ['brand'] },
  { what: 'words on buttons', needs: 4.5, colours: ['on-light'], backgrounds: ['on-deep'] },
  { what: 'icons', needs: 4.5, colours: ['deep-hover'], backgrounds: ['on-deep'] },
  { what: 'emergency words', needs: 4.5, colours: ['emergency-ink'], backgrounds: pageBackgrounds },
  { what: 'emergency words', needs: 4.5, colours: ['on-emergency'], backgrounds: ['emergency'] },
  { what: 'stars', needs: 3, colours: ['star'], backgrounds: pageBackgrounds },
  { what: 'highlights', needs: 3, colours: ['accent'], backgrounds: ['warm'] },
];

/**
 * The fields of a theme whose colour has too little contrast, each with its worst case.
 * @param fields the fields as in the file; the schema reports what is not a colour
 */
export function contrastIssues(fields: unknown): { field: string; message: string }[] {
  const theme = themeSchema.strip().safeParse(fields ?? {}).data;
  if (!theme) return [];
  const { light, dark } = coloursOf(theme);
  const issues = [...issuesIn(theme, light, ''), ...issuesIn(theme, dark, ' on dark screens')];
  const worst = new Map<keyof Theme, ContrastIssue>();
  for (const issue of issues) {
    const worstSoFar = worst.get(issue.field);
    if (!worstSoFar || issue.share < worstSoFar.share) worst.set(issue.field, issue);
  }
  return [...worst.values()].map(({ field, message }) => ({ field: `theme.${field}`, message }));
}

function issuesIn(theme: Theme, colours: Colours, where: string): ContrastIssue[] {
  const pairs = uses.flatMap((use) =>
    use.colours.flatMap((name) =>
      use.backgrounds.map((background) => ({ ...use, name, background })),
    ),
  );
  return pairs.flatMap(({ what, needs, name, background }) => {
    const [front, back] = [colours[name], colours[background]];
    const ratio = contrast(front.value, back.value);
    if (ratio >= needs) return [];
    // Rounded down, so that a near miss is not reported as sufficient.
    const measured = Math.floor(ratio * 100) / 100;
    const message = `${what}: ${front.value} against ${back.value}${where} has a contrast of ${measured}:1 and needs ${needs}:1`;
    return { field: fieldToChange(theme, front, back), message, share: ratio / needs };
  });
}

/** The contrast ratio of two colours, by WCAG 2.1. */
export function contrast(front: string, back: string): number {
  return wcagContrast(front, back);
}

/** The field of the foreground colour, unless only the background is the clinic's own choice. */
function fieldToChange(theme: Theme, front: DerivedColour, back: DerivedColour): keyof Theme {
  const [frontField, backField] = [front.from, back.from];
  if (frontField && theme[frontField] !== designTheme[frontField]) return frontField;
  return backField ?? frontField ?? 'brand';
}
