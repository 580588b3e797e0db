/** The controls that a field's type alone does not tell; `colour` is the theme's, which imports nothing. */
type OwnControl = 'price' | 'phone' | 'time' | 'picture' | 'state' | 'serviceGroup';

/** Metadata of a schema: the control by which the desk edits the field. */
export function editedAs<Name extends OwnControl>(control: Name): { control: Name } {
  return { control };
}

/**
 * Metadata of a day on which somebody has looked at a fact: after so many months, the desk asks for it to be
 * looked at again.
 */
export function looksAgainAfter(months: number): { months: number } {
  return { months };
}
