/** The file of a clinic's facts, in its folder. Kept by itself, because the browser loads it too. */
export const clinicFile = 'clinic.yaml';
