/**
 * Letters of Devanagari that are written for each other, as in सुनीता and सुनिता. Signatures are stored: a further pair
 * of letters that are no marks needs a migration that empties `signed`.
 */
export const alikeLetters = ['िी', 'ुू', 'इई', 'उऊ', 'ंँ'];
