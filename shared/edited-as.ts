/**
 * The controls that do not follow from a field's type. One more, `colour`, is in `src/theme`, which may not import
 * this.
 */
type DeclaredControl =
  | 'price'
  | 'phone'
  | 'time'
  | 'dayOrTime'
  | 'picture'
  | 'serviceGroup'
  | 'hidden';

/** Metadata of a schema: the control by which the desk edits the field. */
export function editedAs<Name extends DeclaredControl>(control: Name): { control: Name } {
  return { control };
}

/** Metadata of a field that is rarely changed, and only with technical knowledge: the desk shows it last, folded. */
export const technical = { isTechnical: true };

/** Metadata of a review date: after this many months, the desk asks for another review. */
export function reviewEvery(months: number): { months: number } {
  return { months };
}
