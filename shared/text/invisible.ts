/** Characters that show nothing: blanks, joiners, fillers. */
const invisibleCharacters = /[\s\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether a text shows nothing. */
export function isInvisible(text: string): boolean {
  return text.replace(invisibleCharacters, '') === '';
}
