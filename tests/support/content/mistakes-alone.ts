import type { Change } from './mistakes.ts';

/** A mistake that is the only one in the other clinic's folder, and the line that reports it. */
export interface MistakeAlone {
  what: string;
  change?: Change;
  /** A file that is replaced or added. */
  write?: [file: string, content: string | Buffer];
  rename?: [from: string, to: string];
  /** A file that is cut off after its first half. */
  cut?: string;
  line: string;
}

/** Lists without what they must have. */
export const inLists: MistakeAlone[] = [
  {
    what: 'an empty list of services, which would leave the site without a home page',
    write: ['en/services.yaml', '[]\n'],
    line: 'en/services.yaml: is empty; the home page needs at least one service',
  },
  {
    what: 'a file of services with nothing but comments',
    write: ['en/services.yaml', '# None yet\n'],
    line: 'en/services.yaml: is empty; the home page needs at least one service',
  },
  {
    what: 'a service with two points',
    change: [
      'en/services.yaml',
      '[Nothing hurts, A few minutes, Paper to keep, Read at once]',
      '[A, B]',
    ],
    line: 'en/services.yaml: tracing.features: give three to six points',
  },
];

/** Files that nothing would read, and pictures that could not be shown. */
export const inFiles: MistakeAlone[] = [
  {
    what: 'a town in a .yml file',
    rename: ['en/towns/nanjangud.yaml', 'en/towns/nanjangud.yml'],
    line: 'en/towns/nanjangud.yml: rename it to en/towns/nanjangud.yaml',
  },
  {
    what: 'a file name with a space',
    rename: ['en/towns/nanjangud.yaml', 'en/towns/Nanjangud Town.yaml'],
    line: 'en/towns/Nanjangud Town.yaml: rename it to en/towns/nanjangud-town.yaml',
  },
  {
    what: 'a town whose file name cannot be an address',
    rename: ['en/towns/nanjangud.yaml', 'en/towns/index.yaml'],
    line: 'en/towns/index.yaml: index is no address; give it another name',
  },
  {
    what: 'a file of another program',
    write: ['en/articles/diet.docx', 'Eat well.'],
    line: 'en/articles/diet.docx: only .md files are read here; move it out of the folder',
  },
  {
    what: 'a page with an unknown name',
    write: ['en/pages/homepage.yaml', 'heading: A'],
    line: 'en/pages/homepage.yaml: nothing reads it; is it meant to be home.yaml?',
  },
  {
    what: 'a folder that nothing reads',
    write: ['drafts/diet.md', 'Eat well.'],
    line: 'drafts/diet.md: nothing reads the folder drafts; move this file out of it',
  },
  {
    what: 'a photograph as an iPhone stores it',
    write: ['images/doctor.HEIC', 'ftypheic'],
    line: 'images/doctor.HEIC: browsers do not show HEIC: export it as JPEG',
  },
  {
    what: 'a truncated photograph',
    cut: 'images/doctor.jpg',
    line: 'clinic.yaml: doctor.portrait: the picture ./images/doctor.jpg is broken, or is not what its name says; export it again',
  },
  {
    what: 'a drawing that is cut off',
    change: ['images/walk.svg', '</svg>', ''],
    line: 'en/articles/walking-after-a-stent.md: image: the picture ../../images/walk.svg is broken, or is not what its name says; export it again',
  },
  {
    what: 'an icon that is no picture',
    change: ['clinic.yaml', 'icon: ./images/mark.svg', 'icon: ./clinic.yaml'],
    line: 'clinic.yaml: marks.icon: there is no picture ./clinic.yaml',
  },
  {
    what: 'an icon that cannot be drawn',
    change: ['images/mark.svg', 'width="24"', 'width="0"'],
    line: 'clinic.yaml: marks.icon: the picture ./images/mark.svg is broken, or is not what its name says; export it again',
  },
  {
    what: 'the facts in a file with another extension',
    rename: ['clinic.yaml', 'clinic.yml'],
    line: 'clinic.yml: rename it to clinic.yaml',
  },
];

/** Numbers that are needed somewhere but that the clinic does not give. */
export const inClaims: MistakeAlone[] = [
  {
    what: 'a figure whose number the clinic does not give',
    change: ['claims.yaml', '  procedures: 700\n', ''],
    line: 'en/pages/home.yaml: hero.figures.1.number: {procedures} has no value; write claims.procedures in claims.yaml, or leave this out',
  },
];
