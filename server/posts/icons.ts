/** The drawings of the ten built-in articles, in the order of their ids. */
export const postIcons = [
  'consultation',
  'treadmill',
  'heart-attack',
  'cholesterol',
  'catheter',
  'scheme',
  'stent',
  'septum',
  'rhythm',
  'cuff',
] as const;

/** Name of a drawing on cards. */
export type PostIcon = (typeof postIcons)[number];

/**
 * The drawing of a post: its id modulo the number of drawings.
 * Undefined for ids that hit none (negative or fractional ones).
 */
export function iconOf(id: number): PostIcon | undefined {
  return postIcons[id % postIcons.length];
}
