import { clinicFile } from '../../../../shared/clinic-file.ts';
import type { SiteAnswer } from '../../../../shared/desk/site/site.ts';
import { namesIn } from '../../../../shared/site-edits/fields.ts';
import type { DeskWords } from '../../words/en.ts';
import { mayChange } from './rights.ts';
import { nameOf } from './site.ts';
import { titleOf } from './titles.ts';

type SiteCopy = DeskWords['site'];
type GroupLabel = Extract<keyof SiteCopy, `group${string}`>;

/** A group of what can be changed, as a doctor thinks of it. */
export interface SiteGroup {
  label: GroupLabel;
  links: SiteLink[];
}

/** A way to a file of the site, or to a part of `clinic.yaml`. */
export interface SiteLink {
  /** Path in a language's folder, or `clinic.yaml`. */
  name: string;
  part?: ClinicPart | undefined;
  title: string;
  /** Unpublished, in all languages. */
  drafts: number;
  /** What somebody has to decide about. */
  overtaken: number;
}

/** The fields of `clinic.yaml` that belong together; the last part has all others. */
const clinicParts = {
  hours: ['openingHours', 'closures', 'visitHours', 'visits', 'structuredHours'],
  reach: ['contact', 'address', 'answerWithin', 'alertAfter', 'links', 'emergency', 'payments'],
  doctor: ['doctor', 'claims', 'specialty'],
  pictures: ['pictures', 'marks'],
  look: ['theme', 'fonts'],
  rest: [],
} satisfies Record<string, string[]>;

export type ClinicPart = keyof typeof clinicParts;

/** Whether a field of `clinic.yaml` belongs to a part. */
export function isInPart(field: string, part: string): boolean {
  const known: Record<string, string[]> = clinicParts;
  const fields = known[part];
  if (!fields) return true;
  if (part !== 'rest') return fields.includes(field);
  return !Object.values(known).some((own) => own.includes(field));
}

/**
 * What is changed where, in words: a part of the clinic's facts, or a file.
 * @param name path in a language's folder, or `clinic.yaml`
 * @param field JSON pointer
 */
export function placeTitle(copy: DeskWords, name: string, field: string): string {
  const [first] = namesIn(field);
  if (name !== clinicFile || first === undefined) return titleOf(copy.siteFiles, name);
  const parts = Object.keys(clinicParts) as ClinicPart[];
  const part = parts.find((each) => isInPart(first, each)) ?? 'rest';
  return copy.siteParts[part];
}

const clinicGroups: [GroupLabel, ClinicPart][] = [
  ['groupHours', 'hours'],
  ['groupHours', 'reach'],
  ['groupDoctor', 'doctor'],
  ['groupPictures', 'pictures'],
  ['groupLook', 'look'],
  ['groupMore', 'rest'],
];

/** The order in which groups are shown. */
const order: GroupLabel[] = [
  'groupPrices',
  'groupHours',
  'groupDoctor',
  'groupServices',
  'groupTowns',
  'groupPages',
  'groupArticles',
  'groupPictures',
  'groupLook',
  'groupMore',
  'groupAbsent',
];

/** Where each kind of file belongs; what is not named here is a page, or in the last group. */
const groupOfKind: Record<string, GroupLabel> = {
  packages: 'groupPrices',
  'pages/offers': 'groupPrices',
  'pages/costs': 'groupPrices',
  'pages/contact': 'groupHours',
  'pages/about': 'groupDoctor',
  'pages/testimonials': 'groupDoctor',
  services: 'groupServices',
  'pages/chest-pain': 'groupServices',
  town: 'groupTowns',
  'pages/town': 'groupTowns',
  article: 'groupArticles',
  'pages/blog': 'groupArticles',
};

/** All that can be changed, in groups; the last one has what the site may have and has not. */
export function groupsOf({ files, absent }: SiteAnswer, copy: DeskWords): SiteGroup[] {
  const toAdd = absent.map((name) => ({
    name,
    title: titleOf(copy.siteFiles, name),
    group: 'groupAbsent',
    drafts: 0,
    overtaken: 0,
  }));
  const links = [...linksOf(files, copy), ...toAdd];
  return order.flatMap((label) => {
    const own = links.filter((link) => link.group === label);
    return own.length > 0 ? [{ label, links: own }] : [];
  });
}

/** Of these groups what reception may change; all else is for the doctor alone. */
export function changedByReception(groups: SiteGroup[]): SiteGroup[] {
  return groups.flatMap(({ label, links }) => {
    const own = links.filter(({ name, part }) =>
      (part ? clinicParts[part] : []).some((field) => mayChange('reception', name, `/${field}`)),
    );
    return own.length > 0 ? [{ label, links: own }] : [];
  });
}

type File = SiteAnswer['files'][number];

function linksOf(files: File[], copy: DeskWords): (SiteLink & { group: GroupLabel })[] {
  const byName = Map.groupBy(files, ({ file }) => nameOf(file));
  return [...byName].flatMap(([name, own]) => {
    const sum = (count: (file: File) => number) =>
      own.reduce((total, file) => total + count(file), 0);
    const link = {
      name,
      drafts: sum(({ drafts }) => drafts),
      overtaken: sum(({ overtaken }) => overtaken),
    };
    const [{ kind = '' } = {}] = own;
    if (kind === 'clinic') {
      return clinicGroups.map(([group, part]) => ({
        ...link,
        // Counted for the file as a whole, and shown above.
        drafts: 0,
        overtaken: 0,
        part,
        group,
        title: copy.siteParts[part],
      }));
    }
    return [{ ...link, group: groupOf(kind), title: titleOf(copy.siteFiles, name) }];
  });
}

function groupOf(kind: string): GroupLabel {
  return groupOfKind[kind] ?? (kind.startsWith('pages/') ? 'groupPages' : 'groupMore');
}
